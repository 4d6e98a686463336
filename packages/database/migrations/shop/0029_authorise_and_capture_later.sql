ALTER TABLE "shop"."payment" ADD COLUMN "is_captured_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment" ADD COLUMN "authorised_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."payment" ADD COLUMN "capture_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payment" ADD COLUMN "is_captured_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payment" ADD COLUMN "captured_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."payment" ADD CONSTRAINT "payment_authorised_later" CHECK ("shop"."payment"."payment_state" <> 'authorised' or ("shop"."payment"."is_captured_later" and "shop"."payment"."authorised_until" is not null));