CREATE TABLE "shop"."site_search_entry" (
	"page_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"words" text[] NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "site_search_entry_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "shop"."site_search_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "site_search_word_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE INDEX "site_search_entry_document" ON "shop"."site_search_entry" USING gin ("document");