CREATE SCHEMA IF NOT EXISTS "shop";
--> statement-breakpoint
CREATE TYPE "shop"."address_kind" AS ENUM('delivery', 'billing');--> statement-breakpoint
CREATE TYPE "shop"."basket_state" AS ENUM('open', 'ordered', 'expired', 'merged');--> statement-breakpoint
CREATE TYPE "shop"."customer_type" AS ENUM('private', 'professional', 'anonymous');--> statement-breakpoint
CREATE TYPE "shop"."deposit_kind" AS ENUM('stored', 'reserved');--> statement-breakpoint
CREATE TYPE "shop"."donor_kind" AS ENUM('sperm', 'egg');--> statement-breakpoint
CREATE TYPE "shop"."fulfilment_state" AS ENUM('waiting', 'picked', 'shipped', 'delivered', 'returned');--> statement-breakpoint
CREATE TYPE "shop"."line_handling_type" AS ENUM('reservation', 'quota', 'subscription', 'reservationRenewalPeriod', 'storageRenewalPeriod', 'strawDelivery', 'storageDelivery', 'shipment', 'others', 'geneticMatching', 'embryoShipping', 'embryoStorage');--> statement-breakpoint
CREATE TYPE "shop"."order_state" AS ENUM('draft', 'placed', 'processing', 'closed', 'cancelled');--> statement-breakpoint
CREATE TYPE "shop"."payment_method" AS ENUM('card', 'invoice', 'bankTransfer');--> statement-breakpoint
CREATE TYPE "shop"."payment_state" AS ENUM('none', 'pending', 'authorised', 'paid', 'partlyRefunded', 'refunded', 'failed', 'invoiced', 'settled');--> statement-breakpoint
CREATE TYPE "shop"."product_kind" AS ENUM('strawShipping', 'strawReservation', 'strawDelivery', 'shipment', 'reservation', 'reservationRenewalPeriod', 'quota', 'subscription', 'storageDelivery', 'standalonePaymentProduct', 'storageRenewalPeriod', 'geneticMatching', 'embryoShipping', 'embryoStorage', 'strawEmbryo', 'storageEmbryo', 'shipmentInbound');--> statement-breakpoint
CREATE TYPE "shop"."profile_tier" AS ENUM('Basic', 'Extended', 'Exclusive');--> statement-breakpoint
CREATE TYPE "shop"."quota_place_state" AS ENUM('held', 'sold', 'permanent', 'released');--> statement-breakpoint
CREATE TYPE "shop"."quota_unit" AS ENUM('families', 'women', 'children', 'births');--> statement-breakpoint
CREATE TYPE "shop"."release_type" AS ENUM('idRelease', 'nonIDRelease');--> statement-breakpoint
CREATE TYPE "shop"."stock_movement_kind" AS ENUM('received', 'held', 'holdReleased', 'sold', 'returned', 'expired', 'destroyed', 'recalled');--> statement-breakpoint
CREATE TYPE "shop"."straw_type" AS ENUM('IUI', 'ICI', 'IVF', 'eggLot', 'embryo');--> statement-breakpoint
CREATE TABLE "shop"."basket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_code" text NOT NULL,
	"customer_id" uuid,
	"customer_type" "shop"."customer_type" NOT NULL,
	"language" text NOT NULL,
	"currency" char(3) NOT NULL,
	"treatment_country" char(2),
	"treatment_state" text DEFAULT '' NOT NULL,
	"basket_state" "shop"."basket_state" DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"hold_renewed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."basket_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"basket_id" uuid NOT NULL,
	"line_handling_type" "shop"."line_handling_type" NOT NULL,
	"product_kind" "shop"."product_kind" NOT NULL,
	"donor_id" uuid,
	"stock_item_id" uuid,
	"period_months" integer,
	"quantity" integer NOT NULL,
	"unit_price_minor" integer NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"added_automatically" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_line_quantity" CHECK ("shop"."basket_line"."quantity" > 0),
	CONSTRAINT "basket_line_price" CHECK ("shop"."basket_line"."unit_price_minor" >= 0 and "shop"."basket_line"."tax_rate_bp" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."checkout" (
	"basket_id" uuid PRIMARY KEY NOT NULL,
	"basket_confirmed_at" timestamp with time zone,
	"reservation_confirmed_at" timestamp with time zone,
	"reservation_months" integer,
	"information_confirmed_at" timestamp with time zone,
	"delivery" jsonb,
	"billing" jsonb,
	"is_clinic_delivery" boolean DEFAULT false NOT NULL,
	"clinic_id" uuid,
	"shipping_confirmed_at" timestamp with time zone,
	"shipping_method" text,
	"dispatch_on" date,
	"shipping_price_minor" integer,
	"summary_confirmed_at" timestamp with time zone,
	"consents" jsonb,
	"payment_method" "shop"."payment_method",
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."customer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"client_type" "shop"."customer_type" NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"organisation_name" text,
	"vat_number" text,
	"resident_country" char(2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."customer_address" (
	"customer_id" uuid NOT NULL,
	"kind" "shop"."address_kind" NOT NULL,
	"full_name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"state" text,
	"country" char(2) NOT NULL,
	"phone" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_address_customer_id_kind_pk" PRIMARY KEY("customer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shop"."customer_settings" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"default_language" text NOT NULL,
	"shop_code" text NOT NULL,
	"treatment_country" char(2),
	"treatment_state" text,
	"resident_country" char(2) NOT NULL,
	"last_used_clinic_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."email_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."donor" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"alias" text NOT NULL,
	"kind" "shop"."donor_kind" NOT NULL,
	"release_type" "shop"."release_type" NOT NULL,
	"profile_tier" "shop"."profile_tier" NOT NULL,
	"hair_colour" text NOT NULL,
	"hair_texture" text,
	"eye_colour" text NOT NULL,
	"skin_tone" text NOT NULL,
	"height_cm" integer NOT NULL,
	"weight_kg" integer NOT NULL,
	"blood_type" text NOT NULL,
	"cmv" text NOT NULL,
	"races" text[] DEFAULT '{}'::text[] NOT NULL,
	"ethnicities" text[] DEFAULT '{}'::text[] NOT NULL,
	"education" text NOT NULL,
	"occupation" text NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"shipped_from" text[] DEFAULT '{}'::text[] NOT NULL,
	"tested_genes" text[] DEFAULT '{}'::text[] NOT NULL,
	"carrier_genes" text[] DEFAULT '{}'::text[] NOT NULL,
	"has_adult_photos" boolean DEFAULT false NOT NULL,
	"has_childhood_photos" boolean DEFAULT false NOT NULL,
	"has_audio" boolean DEFAULT false NOT NULL,
	"has_face_matching" boolean DEFAULT false NOT NULL,
	"has_genetic_matching" boolean DEFAULT false NOT NULL,
	"has_reported_pregnancy" boolean DEFAULT false NOT NULL,
	"upon_request" boolean DEFAULT false NOT NULL,
	"siblings_only" boolean DEFAULT false NOT NULL,
	"next_available_month" char(7),
	"splash" text,
	"search_text" text DEFAULT '' NOT NULL,
	"worldwide_limit" integer,
	"first_listed_on" date NOT NULL,
	"published_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."donor_country_limit" (
	"donor_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	"place_limit" integer NOT NULL,
	CONSTRAINT "donor_country_limit_donor_id_country_pk" PRIMARY KEY("donor_id","country")
);
--> statement-breakpoint
CREATE TABLE "shop"."oidc_record" (
	"model" text NOT NULL,
	"record_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_record_model_record_id_pk" PRIMARY KEY("model","record_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed_jwk" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."web_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"sealed_access_token" text NOT NULL,
	"sealed_refresh_token" text,
	"sealed_id_token" text,
	"access_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."deposit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"shop_code" text NOT NULL,
	"donor_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"kind" "shop"."deposit_kind" NOT NULL,
	"quantity" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_quantity" CHECK ("shop"."deposit"."quantity" > 0),
	CONSTRAINT "deposit_ends_after_start" CHECK ("shop"."deposit"."ends_on" >= "shop"."deposit"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "shop"."invoice_series" (
	"shop_code" text PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"invoice_number" text,
	"shop_code" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_type" "shop"."customer_type" NOT NULL,
	"basket_id" uuid NOT NULL,
	"language" text NOT NULL,
	"treatment_country" char(2),
	"treatment_state" text DEFAULT '' NOT NULL,
	"order_state" "shop"."order_state" DEFAULT 'draft' NOT NULL,
	"payment_state" "shop"."payment_state" DEFAULT 'none' NOT NULL,
	"fulfilment_state" "shop"."fulfilment_state" DEFAULT 'waiting' NOT NULL,
	"payment_method" "shop"."payment_method" NOT NULL,
	"currency" char(3) NOT NULL,
	"subtotal_minor" integer NOT NULL,
	"shipping_minor" integer NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"delivery" jsonb,
	"billing" jsonb NOT NULL,
	"clinic_id" uuid,
	"clinic_name" text,
	"shipping_method" text,
	"dispatch_on" date,
	"consents" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_invoiceNumber_unique" UNIQUE("invoice_number"),
	CONSTRAINT "order_total_adds_up" CHECK ("shop"."order"."total_minor" = "shop"."order"."subtotal_minor" + "shop"."order"."shipping_minor" - "shop"."order"."discount_minor" and "shop"."order"."total_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"machine" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"by" text NOT NULL,
	"reason" text,
	"data" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."order_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_handling_type" "shop"."line_handling_type" NOT NULL,
	"product_kind" "shop"."product_kind" NOT NULL,
	"donor_id" uuid,
	"stock_item_id" uuid,
	"description" jsonb NOT NULL,
	"period_months" integer,
	"quantity" integer NOT NULL,
	"unit_price_minor" integer NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"added_automatically" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK ("shop"."order_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."shipment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"tracking_number" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."straw_assignment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"straw_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop"."payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"method" "shop"."payment_method" NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"payment_state" "shop"."payment_state" DEFAULT 'pending' NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_amount" CHECK ("shop"."payment"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_reference" text NOT NULL,
	"payload" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("shop"."refund"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."sandbox_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"merchant_reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"card_last4" text,
	"is_webhook_doubled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"data" jsonb
);
--> statement-breakpoint
CREATE TABLE "shop"."idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "shop"."local_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"from" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"message_id" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "local_mail_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "shop"."quota_balance" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"donor_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"unit" "shop"."quota_unit" NOT NULL,
	"place_limit" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_balance_never_oversold" CHECK ("shop"."quota_balance"."taken" >= 0 and "shop"."quota_balance"."taken" <= "shop"."quota_balance"."place_limit")
);
--> statement-breakpoint
CREATE TABLE "shop"."quota_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"quota_balance_id" uuid NOT NULL,
	"quota_place_id" uuid,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_movement_moves" CHECK ("shop"."quota_movement"."change" <> 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."quota_place" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"donor_id" uuid NOT NULL,
	"country" char(2) NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"customer_id" uuid,
	"basket_id" uuid,
	"order_id" uuid,
	"place_state" "shop"."quota_place_state" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quota_place_has_holder" CHECK (customer_id is not null or basket_id is not null)
);
--> statement-breakpoint
CREATE TABLE "shop"."batch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"donor_id" uuid NOT NULL,
	"collected_on" date NOT NULL,
	"mot_before_freeze" numeric(6, 1),
	"mot_after_thaw" numeric(6, 1),
	"standards" text[] NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "batch_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "shop"."stock_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"donor_id" uuid NOT NULL,
	"shop_code" text NOT NULL,
	"straw_type" "shop"."straw_type" NOT NULL,
	"mot_class" integer NOT NULL,
	"volume_ul" integer DEFAULT 500 NOT NULL,
	"standards" text[] NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_item_never_negative" CHECK ("shop"."stock_item"."on_hand" >= 0 and "shop"."stock_item"."held" >= 0),
	CONSTRAINT "stock_item_never_oversold" CHECK ("shop"."stock_item"."held" <= "shop"."stock_item"."on_hand"),
	CONSTRAINT "stock_item_mot_class" CHECK ("shop"."stock_item"."mot_class" in (0, 2, 5, 10, 20, 30))
);
--> statement-breakpoint
CREATE TABLE "shop"."stock_movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"stock_item_id" uuid NOT NULL,
	"kind" "shop"."stock_movement_kind" NOT NULL,
	"quantity" integer NOT NULL,
	"basket_id" uuid,
	"order_id" uuid,
	"by" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_quantity" CHECK ("shop"."stock_movement"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."straw" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"batch_id" uuid NOT NULL,
	"stock_item_id" uuid NOT NULL,
	"position" text,
	"left_bank_at" timestamp with time zone,
	"destroyed_at" timestamp with time zone,
	CONSTRAINT "straw_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "shop"."basket" ADD CONSTRAINT "basket_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_line" ADD CONSTRAINT "basket_line_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."basket_line" ADD CONSTRAINT "basket_line_stock_item_id_stock_item_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "shop"."stock_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."checkout" ADD CONSTRAINT "checkout_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."consent" ADD CONSTRAINT "consent_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."customer_settings" ADD CONSTRAINT "customer_settings_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."email_token" ADD CONSTRAINT "email_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."donor_country_limit" ADD CONSTRAINT "donor_country_limit_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."web_session" ADD CONSTRAINT "web_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."deposit" ADD CONSTRAINT "deposit_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."deposit" ADD CONSTRAINT "deposit_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."deposit" ADD CONSTRAINT "deposit_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order" ADD CONSTRAINT "order_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "shop"."basket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_history" ADD CONSTRAINT "order_history_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD CONSTRAINT "order_line_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."order_line" ADD CONSTRAINT "order_line_stock_item_id_stock_item_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "shop"."stock_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."shipment" ADD CONSTRAINT "shipment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."straw_assignment" ADD CONSTRAINT "straw_assignment_straw_id_straw_id_fk" FOREIGN KEY ("straw_id") REFERENCES "shop"."straw"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."straw_assignment" ADD CONSTRAINT "straw_assignment_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "shop"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "shop"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."quota_balance" ADD CONSTRAINT "quota_balance_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."quota_movement" ADD CONSTRAINT "quota_movement_quota_balance_id_quota_balance_id_fk" FOREIGN KEY ("quota_balance_id") REFERENCES "shop"."quota_balance"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."quota_movement" ADD CONSTRAINT "quota_movement_quota_place_id_quota_place_id_fk" FOREIGN KEY ("quota_place_id") REFERENCES "shop"."quota_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."quota_place" ADD CONSTRAINT "quota_place_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."quota_place" ADD CONSTRAINT "quota_place_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."batch" ADD CONSTRAINT "batch_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."stock_item" ADD CONSTRAINT "stock_item_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."stock_movement" ADD CONSTRAINT "stock_movement_stock_item_id_stock_item_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "shop"."stock_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."straw" ADD CONSTRAINT "straw_batch_id_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "shop"."batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."straw" ADD CONSTRAINT "straw_stock_item_id_stock_item_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "shop"."stock_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "basket_one_open_per_customer_and_shop" ON "shop"."basket" USING btree ("customer_id","shop_code") WHERE basket_state = 'open' and customer_id is not null;--> statement-breakpoint
CREATE INDEX "basket_hold_expiry" ON "shop"."basket" USING btree ("hold_expires_at") WHERE basket_state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_once_per_item" ON "shop"."basket_line" USING btree ("basket_id","line_handling_type","stock_item_id") WHERE stock_item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_one_quota_per_donor" ON "shop"."basket_line" USING btree ("basket_id","donor_id") WHERE line_handling_type = 'quota';--> statement-breakpoint
CREATE INDEX "basket_line_of_basket" ON "shop"."basket_line" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "consent_of_customer" ON "shop"."consent" USING btree ("customer_id","purpose","at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_once" ON "shop"."customer" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "donor_code_once" ON "shop"."donor" USING btree ("code");--> statement-breakpoint
CREATE INDEX "donor_kind" ON "shop"."donor" USING btree ("kind","published_at");--> statement-breakpoint
CREATE INDEX "oidc_record_grant" ON "shop"."oidc_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_record_uid" ON "shop"."oidc_record" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "oidc_record_expiry" ON "shop"."oidc_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "web_session_of_customer" ON "shop"."web_session" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_one_per_line" ON "shop"."deposit" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "deposit_of_customer" ON "shop"."deposit" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_one_per_basket" ON "shop"."order" USING btree ("basket_id") WHERE order_state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "order_of_customer" ON "shop"."order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_by_state" ON "shop"."order" USING btree ("order_state","created_at");--> statement-breakpoint
CREATE INDEX "order_history_of_order" ON "shop"."order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_line_of_order" ON "shop"."order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_of_donor" ON "shop"."order_line" USING btree ("donor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_one_per_order" ON "shop"."shipment" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "straw_assignment_one_live" ON "shop"."straw_assignment" USING btree ("straw_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "straw_assignment_of_line" ON "shop"."straw_assignment" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference_once" ON "shop"."payment" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_with_money" ON "shop"."payment" USING btree ("order_id") WHERE payment_state in ('authorised', 'paid', 'partlyRefunded');--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "shop"."payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_event_reference" ON "shop"."payment_event" USING btree ("provider_reference");--> statement-breakpoint
CREATE INDEX "refund_of_payment" ON "shop"."refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "shop"."audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "local_mail_to" ON "shop"."local_mail" USING btree ("to","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_balance_once" ON "shop"."quota_balance" USING btree ("donor_id","country","state","unit");--> statement-breakpoint
CREATE INDEX "quota_movement_of_balance" ON "shop"."quota_movement" USING btree ("quota_balance_id");--> statement-breakpoint
CREATE INDEX "quota_movement_of_place" ON "shop"."quota_movement" USING btree ("quota_place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_place_one_live_per_customer" ON "shop"."quota_place" USING btree ("donor_id","country","state","customer_id") WHERE place_state <> 'released' and customer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quota_place_one_held_per_basket" ON "shop"."quota_place" USING btree ("donor_id","country","state","basket_id") WHERE place_state = 'held';--> statement-breakpoint
CREATE INDEX "quota_place_of_customer" ON "shop"."quota_place" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quota_place_of_basket" ON "shop"."quota_place" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "batch_of_donor" ON "shop"."batch" USING btree ("donor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_item_once" ON "shop"."stock_item" USING btree ("donor_id","shop_code","straw_type","mot_class","volume_ul","standards");--> statement-breakpoint
CREATE INDEX "stock_movement_of_item" ON "shop"."stock_movement" USING btree ("stock_item_id","id");--> statement-breakpoint
CREATE INDEX "stock_movement_of_basket" ON "shop"."stock_movement" USING btree ("basket_id");--> statement-breakpoint
CREATE INDEX "stock_movement_of_order" ON "shop"."stock_movement" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "straw_of_item" ON "shop"."straw" USING btree ("stock_item_id");--> statement-breakpoint
CREATE INDEX "straw_of_batch" ON "shop"."straw" USING btree ("batch_id");