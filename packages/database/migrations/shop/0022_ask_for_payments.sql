CREATE TYPE "shop"."payment_request_state" AS ENUM('open', 'paid', 'cancelled');--> statement-breakpoint
CREATE TABLE "shop"."payment_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"token_hash" text NOT NULL,
	"shop_code" text NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"state" "shop"."payment_request_state" DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "payment_request_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_request_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "payment_request_amount" CHECK ("shop"."payment_request"."amount_minor" > 0),
	CONSTRAINT "payment_request_paid" CHECK (("shop"."payment_request"."state" = 'paid') = ("shop"."payment_request"."paid_at" is not null)),
	CONSTRAINT "payment_request_cancelled" CHECK (("shop"."payment_request"."state" = 'cancelled') = ("shop"."payment_request"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop"."payment_request_try" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_request_try_state" CHECK ("shop"."payment_request_try"."state" in ('pending', 'paid', 'failed', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "shop"."payment_request" ADD CONSTRAINT "payment_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."payment_request_try" ADD CONSTRAINT "payment_request_try_request_id_payment_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "shop"."payment_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_request_newest" ON "shop"."payment_request" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_try_reference" ON "shop"."payment_request_try" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_try_one_paid" ON "shop"."payment_request_try" USING btree ("request_id") WHERE state = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_try_one_pending" ON "shop"."payment_request_try" USING btree ("request_id") WHERE state = 'pending';