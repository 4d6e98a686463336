ALTER TABLE "shop"."payment_request_try" DROP CONSTRAINT "payment_request_try_state";--> statement-breakpoint
DROP INDEX "shop"."payment_request_try_one_paid";--> statement-breakpoint
ALTER TABLE "shop"."invoice" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment_dispute" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."invoice" ADD COLUMN "payment_request_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."payment_request" ADD COLUMN "tax_rate_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment_request_try" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment_dispute" ADD COLUMN "request_try_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."invoice" ADD CONSTRAINT "invoice_payment_request_id_payment_request_id_fk" FOREIGN KEY ("payment_request_id") REFERENCES "shop"."payment_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."payment_dispute" ADD CONSTRAINT "payment_dispute_request_try_id_payment_request_try_id_fk" FOREIGN KEY ("request_try_id") REFERENCES "shop"."payment_request_try"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_per_request" ON "shop"."invoice" USING btree ("payment_request_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_dispute_of_try_once" ON "shop"."payment_dispute" USING btree ("request_try_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_try_one_paid" ON "shop"."payment_request_try" USING btree ("request_id") WHERE state in ('paid', 'disputed', 'chargedBack');--> statement-breakpoint
ALTER TABLE "shop"."invoice" ADD CONSTRAINT "invoice_of_one" CHECK (("shop"."invoice"."order_id" is null) <> ("shop"."invoice"."payment_request_id" is null));--> statement-breakpoint
ALTER TABLE "shop"."payment_request_try" ADD CONSTRAINT "payment_request_try_state" CHECK ("shop"."payment_request_try"."state" in ('pending', 'paid', 'failed', 'refunded', 'disputed', 'chargedBack'));--> statement-breakpoint
ALTER TABLE "shop"."payment_dispute" ADD CONSTRAINT "payment_dispute_of_one" CHECK (("shop"."payment_dispute"."payment_id" is null) <> ("shop"."payment_dispute"."request_try_id" is null));--> statement-breakpoint
-- Of what is for no order, too: a credit note is for the very thing its invoice was for.
create or replace function shop.refuse_credit_beyond_invoice() returns trigger language plpgsql as $$
declare
  invoiced record;
  credited bigint;
begin
  -- The lock makes two credit notes of one invoice wait for each other.
  select order_id, payment_request_id, total_minor, currency into invoiced from shop.invoice
    where id = new.credited_invoice_id and kind = 'invoice' for update;
  if not found or invoiced.order_id is distinct from new.order_id
    or invoiced.payment_request_id is distinct from new.payment_request_id or invoiced.currency <> new.currency then
    raise exception 'a credit note names an invoice of its order' using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(sum(total_minor), 0) into credited from shop.invoice where credited_invoice_id = new.credited_invoice_id;
  if credited + new.total_minor > invoiced.total_minor then
    raise exception 'a credit note exceeds its invoice' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
