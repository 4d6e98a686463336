CREATE TABLE "shop"."sign_in_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sign_in_failure_since" ON "shop"."sign_in_failure" USING btree ("since");