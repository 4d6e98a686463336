CREATE TYPE "shop"."invoice_kind" AS ENUM('invoice', 'creditNote');
--> statement-breakpoint
DROP TABLE "shop"."invoice_series";
--> statement-breakpoint
CREATE TABLE "shop"."invoice_series" (
	"legal_department_id" integer NOT NULL,
	"kind" "shop"."invoice_kind" NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_legal_department_id_kind_year_pk" PRIMARY KEY("legal_department_id","kind","year")
);
--> statement-breakpoint
CREATE TABLE "shop"."invoice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "shop"."invoice_kind" NOT NULL,
	"number" text NOT NULL,
	"legal_department_id" integer NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"credited_invoice_id" uuid,
	"issued_on" date NOT NULL,
	"language" text NOT NULL,
	"currency" char(3) NOT NULL,
	"net_minor" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_adds_up" CHECK ("shop"."invoice"."total_minor" = "shop"."invoice"."net_minor" + "shop"."invoice"."tax_minor"),
	CONSTRAINT "invoice_amounts" CHECK ("shop"."invoice"."net_minor" >= 0 and "shop"."invoice"."tax_minor" >= 0 and "shop"."invoice"."sequence" > 0),
	CONSTRAINT "invoice_credit_names_invoice" CHECK (("shop"."invoice"."kind" = 'creditNote') = ("shop"."invoice"."credited_invoice_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "shop"."order" DROP CONSTRAINT "order_invoiceNumber_unique";
--> statement-breakpoint
ALTER TABLE "shop"."order" ADD COLUMN "shipping_tax_rate_bp" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop"."invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop"."invoice" ADD CONSTRAINT "invoice_credited_invoice_id_invoice_id_fk" FOREIGN KEY ("credited_invoice_id") REFERENCES "shop"."invoice"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_place" ON "shop"."invoice" USING btree ("legal_department_id","kind","year","sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_per_order" ON "shop"."invoice" USING btree ("order_id") WHERE kind = 'invoice';
--> statement-breakpoint
CREATE INDEX "invoice_of_order" ON "shop"."invoice" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "invoice_credits" ON "shop"."invoice" USING btree ("credited_invoice_id");
--> statement-breakpoint
ALTER TABLE "shop"."order" DROP COLUMN "invoice_number";
--> statement-breakpoint
-- What was invoiced stays as it was: it is taken back by a credit note, and never by more than it came to.
create trigger invoice_append_only before update or delete on shop.invoice for each row execute function shop.refuse_change();
--> statement-breakpoint
create function shop.refuse_credit_beyond_invoice() returns trigger language plpgsql as $$
declare
  invoiced record;
  credited bigint;
begin
  -- The lock makes two credit notes of one invoice wait for each other.
  select order_id, total_minor, currency into invoiced from shop.invoice
    where id = new.credited_invoice_id and kind = 'invoice' for update;
  if not found or invoiced.order_id <> new.order_id or invoiced.currency <> new.currency then
    raise exception 'a credit note names an invoice of its order' using errcode = 'integrity_constraint_violation';
  end if;
  select coalesce(sum(total_minor), 0) into credited from shop.invoice where credited_invoice_id = new.credited_invoice_id;
  if credited + new.total_minor > invoiced.total_minor then
    raise exception 'a credit note exceeds its invoice' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger invoice_credit_within before insert on shop.invoice for each row when (new.kind = 'creditNote')
  execute function shop.refuse_credit_beyond_invoice();
