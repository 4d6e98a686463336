ALTER TYPE "shop"."payment_state" ADD VALUE 'disputed';--> statement-breakpoint
ALTER TYPE "shop"."payment_state" ADD VALUE 'chargedBack';--> statement-breakpoint
CREATE TABLE "shop"."payment_dispute" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_dispute_amount" CHECK ("shop"."payment_dispute"."amount_minor" > 0),
	CONSTRAINT "payment_dispute_state" CHECK ("shop"."payment_dispute"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "payment_dispute_closed" CHECK (("shop"."payment_dispute"."state" = 'open') = ("shop"."payment_dispute"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "shop"."webhook_delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"last_tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"answer_status" integer,
	"answer_text" text,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_state" CHECK ("shop"."webhook_delivery"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "shop"."webhook_endpoint" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_sealed" text NOT NULL,
	"former_secret_sealed" text,
	"former_secret_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"paused_by" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "webhook_endpoint_paused" CHECK (("shop"."webhook_endpoint"."paused_at" is null) = ("shop"."webhook_endpoint"."paused_by" is null)),
	CONSTRAINT "webhook_endpoint_former" CHECK (("shop"."webhook_endpoint"."former_secret_sealed" is null) = ("shop"."webhook_endpoint"."former_secret_until" is null))
);
--> statement-breakpoint
CREATE TABLE "shop"."webhook_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigserial NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "shop"."payment_one_with_money";--> statement-breakpoint
ALTER TABLE "shop"."sandbox_payment" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."payment_dispute" ADD CONSTRAINT "payment_dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "shop"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "shop"."webhook_endpoint"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_webhook_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "shop"."webhook_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_dispute_once" ON "shop"."payment_dispute" USING btree ("payment_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once" ON "shop"."webhook_delivery" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_in_order" ON "shop"."webhook_delivery" USING btree ("endpoint_id","subject","sequence");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "shop"."webhook_delivery" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_time" ON "shop"."webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_of_event" ON "shop"."webhook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoint_name" ON "shop"."webhook_endpoint" USING btree ("name") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "webhook_event_by_time" ON "shop"."webhook_event" USING btree ("occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_with_money" ON "shop"."payment" USING btree ("order_id") WHERE payment_state not in ('none', 'pending', 'refunded', 'failed', 'invoiced', 'settled');