CREATE TABLE "shop"."waiting_list_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"donor_id" uuid NOT NULL,
	"shop_code" text NOT NULL,
	"straw_type" "shop"."straw_type" NOT NULL,
	"amount" integer NOT NULL,
	"treatment_country" char(2) NOT NULL,
	"treatment_state" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "waiting_list_entry_amount" CHECK ("shop"."waiting_list_entry"."amount" between 1 and 20),
	CONSTRAINT "waiting_list_entry_ends_later" CHECK ("shop"."waiting_list_entry"."expires_at" > "shop"."waiting_list_entry"."since")
);
--> statement-breakpoint
ALTER TABLE "shop"."waiting_list_entry" ADD CONSTRAINT "waiting_list_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."waiting_list_entry" ADD CONSTRAINT "waiting_list_entry_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_entry_once" ON "shop"."waiting_list_entry" USING btree ("customer_id","donor_id","shop_code","straw_type");--> statement-breakpoint
CREATE INDEX "waiting_list_entry_of_donor" ON "shop"."waiting_list_entry" USING btree ("donor_id");--> statement-breakpoint
CREATE INDEX "waiting_list_entry_expiry" ON "shop"."waiting_list_entry" USING btree ("expires_at");