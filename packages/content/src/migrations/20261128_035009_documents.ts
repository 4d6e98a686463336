import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_documents_audience" AS ENUM('everyone', 'customers', 'professionals');
  CREATE TABLE "cms"."documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"audience" "cms"."enum_documents_audience" DEFAULT 'everyone' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."html_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"fileuri" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "documents_id" uuid;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "html_documents_id" uuid;
  CREATE INDEX "documents_updated_at_idx" ON "cms"."documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "cms"."documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "cms"."documents" USING btree ("filename");
  CREATE UNIQUE INDEX "html_documents_fileuri_idx" ON "cms"."html_documents" USING btree ("fileuri");
  CREATE INDEX "html_documents_updated_at_idx" ON "cms"."html_documents" USING btree ("updated_at");
  CREATE INDEX "html_documents_created_at_idx" ON "cms"."html_documents" USING btree ("created_at");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "cms"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_html_documents_fk" FOREIGN KEY ("html_documents_id") REFERENCES "cms"."html_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_html_documents_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("html_documents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."html_documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."documents" CASCADE;
  DROP TABLE "cms"."html_documents" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_html_documents_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_html_documents_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "html_documents_id";
  DROP TYPE "cms"."enum_documents_audience";`)
}
