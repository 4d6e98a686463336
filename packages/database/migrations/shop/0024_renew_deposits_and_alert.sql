CREATE TABLE "shop"."deposit_reminder" (
	"deposit_id" uuid NOT NULL,
	"ends_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_reminder_deposit_id_ends_on_days_before_pk" PRIMARY KEY("deposit_id","ends_on","days_before")
);
--> statement-breakpoint
CREATE TABLE "shop"."deposit_renewal" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"months" integer NOT NULL,
	"ended_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "deposit_renewal_months" CHECK ("shop"."deposit_renewal"."months" > 0 and "shop"."deposit_renewal"."ends_on" > "shop"."deposit_renewal"."ended_on")
);
--> statement-breakpoint
CREATE TABLE "shop"."alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" text,
	"note" text,
	"gone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."deposit_reminder" ADD CONSTRAINT "deposit_reminder_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "shop"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."deposit_renewal" ADD CONSTRAINT "deposit_renewal_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."deposit_renewal" ADD CONSTRAINT "deposit_renewal_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "shop"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_renewal_of_deposit" ON "shop"."deposit_renewal" USING btree ("deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_one_open" ON "shop"."alert" USING btree ("kind","subject") WHERE gone_at is null;--> statement-breakpoint
CREATE INDEX "alert_by_time" ON "shop"."alert" USING btree ("found_at");