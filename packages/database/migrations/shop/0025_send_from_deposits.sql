ALTER TYPE "shop"."stock_movement_kind" ADD VALUE 'shipped' BEFORE 'returned';--> statement-breakpoint
CREATE TABLE "shop"."deposit_sending" (
	"order_line_id" uuid PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"given_back" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_sending_quantity" CHECK ("shop"."deposit_sending"."quantity" > 0),
	CONSTRAINT "deposit_sending_given_back" CHECK ("shop"."deposit_sending"."given_back" >= 0 and "shop"."deposit_sending"."given_back" <= "shop"."deposit_sending"."quantity")
);
--> statement-breakpoint
ALTER TABLE "shop"."deposit_sending" ADD CONSTRAINT "deposit_sending_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."deposit_sending" ADD CONSTRAINT "deposit_sending_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "shop"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_sending_of_deposit" ON "shop"."deposit_sending" USING btree ("deposit_id");