import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."shops" ADD COLUMN "seller_legal_name" varchar;
  ALTER TABLE "cms"."shops" ADD COLUMN "seller_registration_number" varchar;
  ALTER TABLE "cms"."shops" ADD COLUMN "seller_vat_number" varchar;
  ALTER TABLE "cms"."shops" ADD COLUMN "seller_iban" varchar;
  ALTER TABLE "cms"."shops" ADD COLUMN "seller_bic" varchar;
  ALTER TABLE "cms"."shops" ADD COLUMN "seller_payment_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_seller_legal_name" varchar;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_seller_registration_number" varchar;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_seller_vat_number" varchar;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_seller_iban" varchar;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_seller_bic" varchar;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_seller_payment_days" numeric DEFAULT 14 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."shops" DROP COLUMN "seller_legal_name";
  ALTER TABLE "cms"."shops" DROP COLUMN "seller_registration_number";
  ALTER TABLE "cms"."shops" DROP COLUMN "seller_vat_number";
  ALTER TABLE "cms"."shops" DROP COLUMN "seller_iban";
  ALTER TABLE "cms"."shops" DROP COLUMN "seller_bic";
  ALTER TABLE "cms"."shops" DROP COLUMN "seller_payment_days";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_seller_legal_name";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_seller_registration_number";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_seller_vat_number";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_seller_iban";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_seller_bic";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_seller_payment_days";`)
}
