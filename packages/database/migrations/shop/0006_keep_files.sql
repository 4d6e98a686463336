CREATE TABLE "shop"."kept_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"owner" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"length" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"scan" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_file_state" CHECK ("shop"."kept_file"."state" in ('writing', 'kept')),
	CONSTRAINT "kept_file_scan" CHECK ("shop"."kept_file"."scan" in ('clean', 'notScanned')),
	CONSTRAINT "kept_file_length" CHECK ("shop"."kept_file"."length" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "kept_file_storage_key" ON "shop"."kept_file" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "kept_file_owner" ON "shop"."kept_file" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "kept_file_unclaimed" ON "shop"."kept_file" USING btree ("created_at") WHERE "shop"."kept_file"."state" = 'writing' or "shop"."kept_file"."owner" like 'waiting:%';