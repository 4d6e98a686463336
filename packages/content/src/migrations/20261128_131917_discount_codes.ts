import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_discounts_product_kinds" AS ENUM('strawShipping', 'strawReservation', 'strawDelivery', 'shipment', 'reservation', 'reservationRenewalPeriod', 'quota', 'subscription', 'storageDelivery', 'standalonePaymentProduct', 'storageRenewalPeriod', 'geneticMatching', 'embryoShipping', 'embryoStorage', 'strawEmbryo', 'storageEmbryo', 'shipmentInbound');
  CREATE TYPE "cms"."enum_discounts_client_types" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum_discounts_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__discounts_v_version_product_kinds" AS ENUM('strawShipping', 'strawReservation', 'strawDelivery', 'shipment', 'reservation', 'reservationRenewalPeriod', 'quota', 'subscription', 'storageDelivery', 'standalonePaymentProduct', 'storageRenewalPeriod', 'geneticMatching', 'embryoShipping', 'embryoStorage', 'strawEmbryo', 'storageEmbryo', 'shipmentInbound');
  CREATE TYPE "cms"."enum__discounts_v_version_client_types" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum__discounts_v_version_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  ALTER TYPE "cms"."enum_price_lists_services_service" ADD VALUE 'embryoShipping';
  ALTER TYPE "cms"."enum_price_lists_services_service" ADD VALUE 'embryoStorage';
  ALTER TYPE "cms"."enum__price_lists_v_version_services_service" ADD VALUE 'embryoShipping';
  ALTER TYPE "cms"."enum__price_lists_v_version_services_service" ADD VALUE 'embryoStorage';
  CREATE TABLE "cms"."discounts_product_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_discounts_product_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."discounts_client_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_discounts_client_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."discounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shop" "cms"."enum_discounts_shop" NOT NULL,
  	"code" varchar NOT NULL,
  	"percent" numeric,
  	"amount" numeric,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"max_uses" numeric,
  	"max_uses_per_customer" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_discounts_v_version_product_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__discounts_v_version_product_kinds",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_discounts_v_version_client_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__discounts_v_version_client_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_discounts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_shop" "cms"."enum__discounts_v_version_shop" NOT NULL,
  	"version_code" varchar NOT NULL,
  	"version_percent" numeric,
  	"version_amount" numeric,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_max_uses" numeric,
  	"version_max_uses_per_customer" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "discounts_id" uuid;
  ALTER TABLE "cms"."discounts_product_kinds" ADD CONSTRAINT "discounts_product_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."discounts_client_types" ADD CONSTRAINT "discounts_client_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_discounts_v_version_product_kinds" ADD CONSTRAINT "_discounts_v_version_product_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_discounts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_discounts_v_version_client_types" ADD CONSTRAINT "_discounts_v_version_client_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_discounts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_discounts_v" ADD CONSTRAINT "_discounts_v_parent_id_discounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."discounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "discounts_product_kinds_order_idx" ON "cms"."discounts_product_kinds" USING btree ("order");
  CREATE INDEX "discounts_product_kinds_parent_idx" ON "cms"."discounts_product_kinds" USING btree ("parent_id");
  CREATE INDEX "discounts_client_types_order_idx" ON "cms"."discounts_client_types" USING btree ("order");
  CREATE INDEX "discounts_client_types_parent_idx" ON "cms"."discounts_client_types" USING btree ("parent_id");
  CREATE INDEX "discounts_shop_idx" ON "cms"."discounts" USING btree ("shop");
  CREATE INDEX "discounts_updated_at_idx" ON "cms"."discounts" USING btree ("updated_at");
  CREATE INDEX "discounts_created_at_idx" ON "cms"."discounts" USING btree ("created_at");
  CREATE UNIQUE INDEX "shop_code_idx" ON "cms"."discounts" USING btree ("shop","code");
  CREATE INDEX "_discounts_v_version_product_kinds_order_idx" ON "cms"."_discounts_v_version_product_kinds" USING btree ("order");
  CREATE INDEX "_discounts_v_version_product_kinds_parent_idx" ON "cms"."_discounts_v_version_product_kinds" USING btree ("parent_id");
  CREATE INDEX "_discounts_v_version_client_types_order_idx" ON "cms"."_discounts_v_version_client_types" USING btree ("order");
  CREATE INDEX "_discounts_v_version_client_types_parent_idx" ON "cms"."_discounts_v_version_client_types" USING btree ("parent_id");
  CREATE INDEX "_discounts_v_parent_idx" ON "cms"."_discounts_v" USING btree ("parent_id");
  CREATE INDEX "_discounts_v_version_version_shop_idx" ON "cms"."_discounts_v" USING btree ("version_shop");
  CREATE INDEX "_discounts_v_version_version_updated_at_idx" ON "cms"."_discounts_v" USING btree ("version_updated_at");
  CREATE INDEX "_discounts_v_version_version_created_at_idx" ON "cms"."_discounts_v" USING btree ("version_created_at");
  CREATE INDEX "_discounts_v_created_at_idx" ON "cms"."_discounts_v" USING btree ("created_at");
  CREATE INDEX "_discounts_v_updated_at_idx" ON "cms"."_discounts_v" USING btree ("updated_at");
  CREATE INDEX "version_shop_version_code_idx" ON "cms"."_discounts_v" USING btree ("version_shop","version_code");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discounts_fk" FOREIGN KEY ("discounts_id") REFERENCES "cms"."discounts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_discounts_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("discounts_id");
  CREATE TRIGGER "tell" AFTER INSERT OR UPDATE OR DELETE ON "cms"."discounts" FOR EACH STATEMENT EXECUTE FUNCTION "cms"."tell_reference_changed"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."discounts_product_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."discounts_client_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."discounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_discounts_v_version_product_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_discounts_v_version_client_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_discounts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."discounts_product_kinds" CASCADE;
  DROP TABLE "cms"."discounts_client_types" CASCADE;
  DROP TABLE "cms"."discounts" CASCADE;
  DROP TABLE "cms"."_discounts_v_version_product_kinds" CASCADE;
  DROP TABLE "cms"."_discounts_v_version_client_types" CASCADE;
  DROP TABLE "cms"."_discounts_v" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_discounts_fk";
  
  ALTER TABLE "cms"."price_lists_services" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "cms"."enum_price_lists_services_service";
  CREATE TYPE "cms"."enum_price_lists_services_service" AS ENUM('reservation', 'storage', 'subscription', 'geneticMatching');
  ALTER TABLE "cms"."price_lists_services" ALTER COLUMN "service" SET DATA TYPE "cms"."enum_price_lists_services_service" USING "service"::"cms"."enum_price_lists_services_service";
  ALTER TABLE "cms"."_price_lists_v_version_services" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "cms"."enum__price_lists_v_version_services_service";
  CREATE TYPE "cms"."enum__price_lists_v_version_services_service" AS ENUM('reservation', 'storage', 'subscription', 'geneticMatching');
  ALTER TABLE "cms"."_price_lists_v_version_services" ALTER COLUMN "service" SET DATA TYPE "cms"."enum__price_lists_v_version_services_service" USING "service"::"cms"."enum__price_lists_v_version_services_service";
  DROP INDEX "cms"."payload_locked_documents_rels_discounts_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "discounts_id";
  DROP TYPE "cms"."enum_discounts_product_kinds";
  DROP TYPE "cms"."enum_discounts_client_types";
  DROP TYPE "cms"."enum_discounts_shop";
  DROP TYPE "cms"."enum__discounts_v_version_product_kinds";
  DROP TYPE "cms"."enum__discounts_v_version_client_types";
  DROP TYPE "cms"."enum__discounts_v_version_shop";`)
}
