import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_price_lists_services_service" ADD VALUE 'shipmentInbound';
  ALTER TYPE "cms"."enum__price_lists_v_version_services_service" ADD VALUE 'shipmentInbound';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."price_lists_services" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "cms"."enum_price_lists_services_service";
  CREATE TYPE "cms"."enum_price_lists_services_service" AS ENUM('reservation', 'storage', 'subscription', 'geneticMatching', 'embryoShipping', 'embryoStorage');
  ALTER TABLE "cms"."price_lists_services" ALTER COLUMN "service" SET DATA TYPE "cms"."enum_price_lists_services_service" USING "service"::"cms"."enum_price_lists_services_service";
  ALTER TABLE "cms"."_price_lists_v_version_services" ALTER COLUMN "service" SET DATA TYPE text;
  DROP TYPE "cms"."enum__price_lists_v_version_services_service";
  CREATE TYPE "cms"."enum__price_lists_v_version_services_service" AS ENUM('reservation', 'storage', 'subscription', 'geneticMatching', 'embryoShipping', 'embryoStorage');
  ALTER TABLE "cms"."_price_lists_v_version_services" ALTER COLUMN "service" SET DATA TYPE "cms"."enum__price_lists_v_version_services_service" USING "service"::"cms"."enum__price_lists_v_version_services_service";`)
}
