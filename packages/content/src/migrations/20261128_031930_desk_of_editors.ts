import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_publish_plans_languages" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  CREATE TYPE "cms"."enum_publish_plans_action" AS ENUM('publish', 'offline');
  CREATE TYPE "cms"."enum_publish_plans_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "cms"."enum_staff_languages" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  ALTER TYPE "cms"."enum_staff_roles" ADD VALUE 'scripts' BEFORE 'orders';
  CREATE TABLE "cms"."publish_plans_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_publish_plans_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."publish_plans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"page_id" uuid NOT NULL,
  	"action" "cms"."enum_publish_plans_action" DEFAULT 'publish' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "cms"."enum_publish_plans_state" DEFAULT 'waiting',
  	"outcome" varchar,
  	"planned_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."staff_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_staff_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "publish_plans_id" uuid;
  ALTER TABLE "cms"."publish_plans_languages" ADD CONSTRAINT "publish_plans_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."publish_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."publish_plans" ADD CONSTRAINT "publish_plans_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."staff_languages" ADD CONSTRAINT "staff_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "publish_plans_languages_order_idx" ON "cms"."publish_plans_languages" USING btree ("order");
  CREATE INDEX "publish_plans_languages_parent_idx" ON "cms"."publish_plans_languages" USING btree ("parent_id");
  CREATE INDEX "publish_plans_page_idx" ON "cms"."publish_plans" USING btree ("page_id");
  CREATE INDEX "publish_plans_at_idx" ON "cms"."publish_plans" USING btree ("at");
  CREATE INDEX "publish_plans_updated_at_idx" ON "cms"."publish_plans" USING btree ("updated_at");
  CREATE INDEX "publish_plans_created_at_idx" ON "cms"."publish_plans" USING btree ("created_at");
  CREATE INDEX "staff_languages_order_idx" ON "cms"."staff_languages" USING btree ("order");
  CREATE INDEX "staff_languages_parent_idx" ON "cms"."staff_languages" USING btree ("parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publish_plans_fk" FOREIGN KEY ("publish_plans_id") REFERENCES "cms"."publish_plans"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_publish_plans_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("publish_plans_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."publish_plans_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."publish_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."staff_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."publish_plans_languages" CASCADE;
  DROP TABLE "cms"."publish_plans" CASCADE;
  DROP TABLE "cms"."staff_languages" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_publish_plans_fk";
  
  ALTER TABLE "cms"."staff_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "cms"."enum_staff_roles";
  CREATE TYPE "cms"."enum_staff_roles" AS ENUM('editor', 'translator', 'publisher', 'orders', 'lab', 'coordinator', 'responsible', 'admin');
  ALTER TABLE "cms"."staff_roles" ALTER COLUMN "value" SET DATA TYPE "cms"."enum_staff_roles" USING "value"::"cms"."enum_staff_roles";
  DROP INDEX "cms"."payload_locked_documents_rels_publish_plans_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "publish_plans_id";
  DROP TYPE "cms"."enum_publish_plans_languages";
  DROP TYPE "cms"."enum_publish_plans_action";
  DROP TYPE "cms"."enum_publish_plans_state";
  DROP TYPE "cms"."enum_staff_languages";`)
}
