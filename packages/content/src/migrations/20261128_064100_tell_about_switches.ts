import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/** Setting a switch changes its own row only: the row of all of them stays as it was, and nobody was told (CFG-03). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  create trigger "tell" after insert or update or delete on "cms"."feature_flags_flags" for each statement execute function "cms"."tell_reference_changed"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger "tell" on "cms"."feature_flags_flags"`)
}
