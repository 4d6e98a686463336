CREATE TABLE "shop"."kept_address" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"address" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."kept_address" ADD CONSTRAINT "kept_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_address_once" ON "shop"."kept_address" USING btree ("customer_id","fingerprint");