import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/**
 * Every process keeps master data and pages in memory; the database tells them what changed when a change commits.
 * Triggers, not hooks of the editor: they are part of the same transaction whoever writes, bulk SQL included.
 *   reference_changed: the table's name
 *   pages_changed: a tag of the page cache, `page:{epiId}`, or `navigation`, `media`, `master-data`
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  create function "cms"."tell_reference_changed"() returns trigger language plpgsql as $body$
  begin
    perform pg_notify('reference_changed', tg_table_name);
    perform pg_notify('pages_changed', 'master-data');
    return null;
  end $body$;

  create function "cms"."tell_page_changed"() returns trigger language plpgsql as $body$
  begin
    if tg_op <> 'INSERT' then perform pg_notify('pages_changed', 'page:' || old.epi_id); end if;
    if tg_op <> 'DELETE' then perform pg_notify('pages_changed', 'page:' || new.epi_id); end if;
    return null;
  end $body$;

  create function "cms"."tell_site_changed"() returns trigger language plpgsql as $body$
  begin
    perform pg_notify('pages_changed', tg_table_name);
    return null;
  end $body$;

  create trigger "tell" after insert or update or delete on "cms"."shops" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."countries" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."price_lists" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."shipping_methods" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."tax_rates" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."clinics" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."genes" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."feature_flags" for each statement execute function "cms"."tell_reference_changed"();
  create trigger "tell" after insert or update or delete on "cms"."pages" for each row execute function "cms"."tell_page_changed"();
  create trigger "tell" after insert or update or delete on "cms"."navigation" for each statement execute function "cms"."tell_site_changed"();
  create trigger "tell" after insert or update or delete on "cms"."media" for each statement execute function "cms"."tell_site_changed"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop function "cms"."tell_reference_changed" cascade;
  drop function "cms"."tell_page_changed" cascade;
  drop function "cms"."tell_site_changed" cascade;
  `)
}
