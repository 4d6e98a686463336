CREATE TABLE "shop"."favourite" (
	"customer_id" uuid NOT NULL,
	"donor_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_customer_id_donor_id_pk" PRIMARY KEY("customer_id","donor_id"),
	CONSTRAINT "favourite_note_is_short" CHECK (char_length("shop"."favourite"."note") <= 500)
);
--> statement-breakpoint
ALTER TABLE "shop"."favourite" ADD CONSTRAINT "favourite_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."favourite" ADD CONSTRAINT "favourite_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_of_donor" ON "shop"."favourite" USING btree ("donor_id");