CREATE TABLE "shop"."saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" "shop"."donor_kind" NOT NULL,
	"query" text NOT NULL,
	"shop_code" text NOT NULL,
	"treatment_country" char(2) DEFAULT '--' NOT NULL,
	"treatment_state" text DEFAULT '' NOT NULL,
	"has_alert" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_name_is_short" CHECK (char_length("shop"."saved_search"."name") between 1 and 60),
	CONSTRAINT "saved_search_query_is_short" CHECK (char_length("shop"."saved_search"."query") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "shop"."saved_search" ADD CONSTRAINT "saved_search_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_once" ON "shop"."saved_search" USING btree ("customer_id","kind","shop_code","treatment_country","treatment_state",md5("query"));--> statement-breakpoint
CREATE INDEX "saved_search_alerts" ON "shop"."saved_search" USING btree ("customer_id") WHERE "shop"."saved_search"."has_alert" and "shop"."saved_search"."removed_at" is null;