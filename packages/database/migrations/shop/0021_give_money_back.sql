CREATE TYPE "shop"."refund_cause" AS ENUM('given', 'reservedCancelled', 'orderCancelled', 'returnedByItself');--> statement-breakpoint
CREATE TYPE "shop"."refund_state" AS ENUM('requested', 'sent', 'confirmed', 'failed', 'withdrawn');--> statement-breakpoint
CREATE TABLE "shop"."refund_line" (
	"refund_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "refund_line_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_line_quantity" CHECK ("shop"."refund_line"."quantity" > 0 and "shop"."refund_line"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sandbox_payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment" ADD COLUMN "refunded_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD COLUMN "cause" "shop"."refund_cause" DEFAULT 'returnedByItself' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD COLUMN "refund_state" "shop"."refund_state" DEFAULT 'requested' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD COLUMN "by" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."refund_line" ADD CONSTRAINT "refund_line_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "shop"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."refund_line" ADD CONSTRAINT "refund_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_refund" ADD CONSTRAINT "sandbox_refund_sandbox_payment_id_sandbox_payment_id_fk" FOREIGN KEY ("sandbox_payment_id") REFERENCES "shop"."sandbox_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_line_of_line" ON "shop"."refund_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "sandbox_refund_of_payment" ON "shop"."sandbox_refund" USING btree ("sandbox_payment_id");--> statement-breakpoint
CREATE INDEX "refund_under_way" ON "shop"."refund" USING btree ("requested_at") WHERE refund_state in ('requested', 'sent');--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD CONSTRAINT "order_line_cancelled" CHECK ("shop"."order_line"."cancelled_quantity" >= 0 and "shop"."order_line"."cancelled_quantity" <= "shop"."order_line"."quantity");--> statement-breakpoint
ALTER TABLE "shop"."payment" ADD CONSTRAINT "payment_never_over_refunded" CHECK ("shop"."payment"."refunded_minor" >= 0 and "shop"."payment"."refunded_minor" <= "shop"."payment"."amount_minor");--> statement-breakpoint
-- What was asked before: confirmed, or still to be sent.
UPDATE "shop"."refund" SET "refund_state" = 'confirmed' WHERE "confirmed_at" IS NOT NULL;--> statement-breakpoint
UPDATE "shop"."payment" p SET "refunded_minor" = r.total FROM
  (SELECT payment_id, sum(amount_minor)::int total FROM shop.refund GROUP BY payment_id) r WHERE r.payment_id = p.id;--> statement-breakpoint
-- What went back of a payment is moved by its refunds alone; the check of the payment makes paying back too much impossible.
CREATE FUNCTION shop.move_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  live constant shop.refund_state[] := '{requested,sent,confirmed}';
  change int := case when new.refund_state = any(live) then new.amount_minor else 0 end;
begin
  if tg_op = 'UPDATE' then
    if new.amount_minor <> old.amount_minor or new.payment_id <> old.payment_id then
      raise exception 'the amount of a refund never changes' using errcode = 'integrity_constraint_violation';
    end if;
    change := change - case when old.refund_state = any(live) then old.amount_minor else 0 end;
  end if;
  if change <> 0 then
    update shop.payment set refunded_minor = refunded_minor + change where id = new.payment_id;
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER refund_moves_payment AFTER INSERT OR UPDATE ON shop.refund FOR EACH ROW EXECUTE FUNCTION shop.move_refunded();--> statement-breakpoint
CREATE FUNCTION shop.refuse_direct_refund() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if pg_trigger_depth() < 2 and new.refunded_minor <> old.refunded_minor then
    raise exception 'what went back of a payment is moved by refund alone' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER payment_refunded_guard BEFORE UPDATE ON shop.payment FOR EACH ROW EXECUTE FUNCTION shop.refuse_direct_refund();
--> statement-breakpoint
UPDATE "shop"."order_line" l SET "cancelled_quantity" = l.quantity FROM shop."order" o
  WHERE o.id = l.order_id AND o.order_state = 'cancelled' AND o.placed_at IS NOT NULL AND l.stock_item_id IS NOT NULL;
