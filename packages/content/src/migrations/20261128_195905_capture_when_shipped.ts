import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."shops" ADD COLUMN "captures_when_shipped" boolean DEFAULT false;
  ALTER TABLE "cms"."_shops_v" ADD COLUMN "version_captures_when_shipped" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."shops" DROP COLUMN "captures_when_shipped";
  ALTER TABLE "cms"."_shops_v" DROP COLUMN "version_captures_when_shipped";`)
}
