CREATE TABLE "shop"."measured_count" (
	"day" date NOT NULL,
	"shop_code" text NOT NULL,
	"language" text NOT NULL,
	"visitor" text NOT NULL,
	"event" text NOT NULL,
	"fields" jsonb NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "measured_count_day_event_shop_code_language_visitor_fields_pk" PRIMARY KEY("day","event","shop_code","language","visitor","fields"),
	CONSTRAINT "measured_count_positive" CHECK ("shop"."measured_count"."count" > 0)
);
