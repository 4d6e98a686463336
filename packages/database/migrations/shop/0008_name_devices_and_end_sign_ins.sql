ALTER TABLE "shop"."customer" ADD COLUMN "sign_ins_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop"."web_session" ADD COLUMN "device" text;