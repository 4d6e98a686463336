import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_redirects_kind" AS ENUM('address', 'moved');
  CREATE TABLE "cms"."redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"page_id" uuid,
  	"address" varchar,
  	"is_permanent" boolean DEFAULT true,
  	"kind" "cms"."enum_redirects_kind" DEFAULT 'address' NOT NULL,
  	"locale" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "cms"."redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_page_idx" ON "cms"."redirects" USING btree ("page_id");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");

  -- Pages are kept with the redirects they were found by, and menus stand on every page.
  create function "cms"."tell_redirect_changed"() returns trigger language plpgsql as $body$
  begin
    perform pg_notify('pages_changed', 'navigation');
    return null;
  end $body$;
  create trigger "tell" after insert or update or delete on "cms"."redirects" for each statement execute function "cms"."tell_redirect_changed"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."redirects" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "cms"."enum_redirects_kind";
  drop function "cms"."tell_redirect_changed" cascade;`)
}
