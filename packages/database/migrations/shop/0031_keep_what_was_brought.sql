CREATE TABLE "shop"."deposit_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"deposit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"place" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_movement_quantity" CHECK ("shop"."deposit_movement"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "shop"."deposit" ALTER COLUMN "donor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."deposit" ADD COLUMN "brought_goods" text;--> statement-breakpoint
ALTER TABLE "shop"."deposit_movement" ADD CONSTRAINT "deposit_movement_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "shop"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_movement_of_deposit" ON "shop"."deposit_movement" USING btree ("deposit_id");--> statement-breakpoint
ALTER TABLE "shop"."deposit" ADD CONSTRAINT "deposit_of_donor_or_brought" CHECK (("shop"."deposit"."donor_id" is null) = ("shop"."deposit"."brought_goods" is not null));--> statement-breakpoint
ALTER TABLE "shop"."deposit" ADD CONSTRAINT "deposit_brought_is_stored" CHECK ("shop"."deposit"."brought_goods" is null or "shop"."deposit"."kind" = 'stored');--> statement-breakpoint
-- What came and what went on is never rewritten.
CREATE TRIGGER deposit_movement_append_only BEFORE UPDATE OR DELETE ON "shop"."deposit_movement" FOR EACH ROW EXECUTE FUNCTION shop.refuse_change();
