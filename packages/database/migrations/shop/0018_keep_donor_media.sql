CREATE TABLE "shop"."donor_media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"donor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" integer,
	"storage_key" text,
	"length" integer,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donor_media_kind" CHECK ("shop"."donor_media"."kind" in ('childhoodPhoto', 'adultPhoto', 'audio', 'handwriting')),
	CONSTRAINT "donor_media_bytes" CHECK (("shop"."donor_media"."storage_key" is null) = ("shop"."donor_media"."length" is null) and ("shop"."donor_media"."storage_key" is null) = ("shop"."donor_media"."sha256" is null)),
	CONSTRAINT "donor_media_measures" CHECK (case when "shop"."donor_media"."kind" = 'audio' then "shop"."donor_media"."seconds" > 0 and "shop"."donor_media"."width" is null and "shop"."donor_media"."height" is null
        else "shop"."donor_media"."seconds" is null and "shop"."donor_media"."width" > 0 and "shop"."donor_media"."height" > 0 end)
);
--> statement-breakpoint
ALTER TABLE "shop"."donor_media" ADD CONSTRAINT "donor_media_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "donor_media_once" ON "shop"."donor_media" USING btree ("donor_id","kind","position");--> statement-breakpoint
CREATE UNIQUE INDEX "donor_media_storage_key" ON "shop"."donor_media" USING btree ("storage_key");