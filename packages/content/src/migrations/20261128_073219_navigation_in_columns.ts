import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/** Plain footer texts become the first paragraph of a rich one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."navigation_mega_children_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."navigation_mega_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"image_id" uuid,
  	"link_text" varchar,
  	"page_id" uuid,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."navigation_locales" (
  	"labels_shop_name" varchar,
  	"labels_shop_country" varchar,
  	"labels_shop_address" varchar,
  	"labels_shop_email" varchar,
  	"labels_shop_phone" varchar,
  	"labels_social_media" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_mega_children_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_mega_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"image_id" uuid,
  	"link_text" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_locales" (
  	"version_labels_shop_name" varchar,
  	"version_labels_shop_country" varchar,
  	"version_labels_shop_address" varchar,
  	"version_labels_shop_email" varchar,
  	"version_labels_shop_phone" varchar,
  	"version_labels_social_media" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "cms"."navigation_notes" ALTER COLUMN "text" SET DATA TYPE jsonb USING jsonb_build_object('root', jsonb_build_object('type', 'root', 'version', 1, 'direction', 'ltr', 'format', '', 'indent', 0, 'children', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'version', 1, 'direction', 'ltr', 'format', '', 'indent', 0, 'textFormat', 0, 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'version', 1, 'detail', 0, 'format', 0, 'mode', 'normal', 'style', '', 'text', "text"))))));
  ALTER TABLE "cms"."_navigation_v_version_notes" ALTER COLUMN "text" SET DATA TYPE jsonb USING jsonb_build_object('root', jsonb_build_object('type', 'root', 'version', 1, 'direction', 'ltr', 'format', '', 'indent', 0, 'children', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'version', 1, 'direction', 'ltr', 'format', '', 'indent', 0, 'textFormat', 0, 'children', jsonb_build_array(jsonb_build_object('type', 'text', 'version', 1, 'detail', 0, 'format', 0, 'mode', 'normal', 'style', '', 'text', "text"))))));
  ALTER TABLE "cms"."navigation_mega_children" ADD COLUMN "text" varchar;
  ALTER TABLE "cms"."_navigation_v_version_mega_children" ADD COLUMN "text" varchar;
  ALTER TABLE "cms"."navigation_mega_children_links" ADD CONSTRAINT "navigation_mega_children_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega_children_links" ADD CONSTRAINT "navigation_mega_children_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_mega_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega_blocks" ADD CONSTRAINT "navigation_mega_blocks_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega_blocks" ADD CONSTRAINT "navigation_mega_blocks_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega_blocks" ADD CONSTRAINT "navigation_mega_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_mega"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_children_links" ADD CONSTRAINT "_navigation_v_version_mega_children_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_children_links" ADD CONSTRAINT "_navigation_v_version_mega_children_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_mega_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_blocks" ADD CONSTRAINT "_navigation_v_version_mega_blocks_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_blocks" ADD CONSTRAINT "_navigation_v_version_mega_blocks_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_blocks" ADD CONSTRAINT "_navigation_v_version_mega_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_mega"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_locales" ADD CONSTRAINT "_navigation_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "navigation_mega_children_links_order_idx" ON "cms"."navigation_mega_children_links" USING btree ("_order");
  CREATE INDEX "navigation_mega_children_links_parent_id_idx" ON "cms"."navigation_mega_children_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_mega_children_links_locale_idx" ON "cms"."navigation_mega_children_links" USING btree ("_locale");
  CREATE INDEX "navigation_mega_children_links_page_idx" ON "cms"."navigation_mega_children_links" USING btree ("page_id");
  CREATE INDEX "navigation_mega_blocks_order_idx" ON "cms"."navigation_mega_blocks" USING btree ("_order");
  CREATE INDEX "navigation_mega_blocks_parent_id_idx" ON "cms"."navigation_mega_blocks" USING btree ("_parent_id");
  CREATE INDEX "navigation_mega_blocks_locale_idx" ON "cms"."navigation_mega_blocks" USING btree ("_locale");
  CREATE INDEX "navigation_mega_blocks_image_idx" ON "cms"."navigation_mega_blocks" USING btree ("image_id");
  CREATE INDEX "navigation_mega_blocks_page_idx" ON "cms"."navigation_mega_blocks" USING btree ("page_id");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "cms"."navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_mega_children_links_order_idx" ON "cms"."_navigation_v_version_mega_children_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_mega_children_links_parent_id_idx" ON "cms"."_navigation_v_version_mega_children_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_mega_children_links_locale_idx" ON "cms"."_navigation_v_version_mega_children_links" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_mega_children_links_page_idx" ON "cms"."_navigation_v_version_mega_children_links" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_mega_blocks_order_idx" ON "cms"."_navigation_v_version_mega_blocks" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_mega_blocks_parent_id_idx" ON "cms"."_navigation_v_version_mega_blocks" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_mega_blocks_locale_idx" ON "cms"."_navigation_v_version_mega_blocks" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_mega_blocks_image_idx" ON "cms"."_navigation_v_version_mega_blocks" USING btree ("image_id");
  CREATE INDEX "_navigation_v_version_mega_blocks_page_idx" ON "cms"."_navigation_v_version_mega_blocks" USING btree ("page_id");
  CREATE UNIQUE INDEX "_navigation_v_locales_locale_parent_id_unique" ON "cms"."_navigation_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."navigation_mega_children_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."navigation_mega_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."navigation_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_navigation_v_version_mega_children_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_navigation_v_version_mega_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_navigation_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."navigation_mega_children_links" CASCADE;
  DROP TABLE "cms"."navigation_mega_blocks" CASCADE;
  DROP TABLE "cms"."navigation_locales" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_mega_children_links" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_mega_blocks" CASCADE;
  DROP TABLE "cms"."_navigation_v_locales" CASCADE;
  ALTER TABLE "cms"."navigation_notes" ALTER COLUMN "text" SET DATA TYPE varchar;
  ALTER TABLE "cms"."_navigation_v_version_notes" ALTER COLUMN "text" SET DATA TYPE varchar;
  ALTER TABLE "cms"."navigation_mega_children" DROP COLUMN "text";
  ALTER TABLE "cms"."_navigation_v_version_mega_children" DROP COLUMN "text";`)
}
