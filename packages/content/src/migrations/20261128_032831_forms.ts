import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__forms_v_published_locale" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  CREATE TABLE "cms"."forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"fields" jsonb,
  	"donor_tracking_data_donor_candidate_kind" varchar,
  	"donor_tracking_data_department" varchar,
  	"mail_to" varchar,
  	"retention_days" numeric DEFAULT 180,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."forms_locales" (
  	"title" varchar,
  	"description" varchar,
  	"success_message" varchar,
  	"redirect_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_forms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_fields" jsonb,
  	"version_donor_tracking_data_donor_candidate_kind" varchar,
  	"version_donor_tracking_data_department" varchar,
  	"version_mail_to" varchar,
  	"version_retention_days" numeric DEFAULT 180,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__forms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_forms_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_success_message" varchar,
  	"version_redirect_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "cms"."forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_updated_at_idx" ON "cms"."forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "cms"."forms" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "cms"."forms" USING btree ("_status");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "cms"."forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "cms"."_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "cms"."_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "cms"."_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "cms"."_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "cms"."_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "cms"."_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "cms"."_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "cms"."_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "cms"."_forms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "cms"."_forms_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "cms"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_forms_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."forms" CASCADE;
  DROP TABLE "cms"."forms_locales" CASCADE;
  DROP TABLE "cms"."_forms_v" CASCADE;
  DROP TABLE "cms"."_forms_v_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_forms_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "forms_id";
  DROP TYPE "cms"."enum_forms_status";
  DROP TYPE "cms"."enum__forms_v_version_status";
  DROP TYPE "cms"."enum__forms_v_published_locale";`)
}
