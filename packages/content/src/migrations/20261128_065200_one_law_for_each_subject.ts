import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/**
 * What stood in fields of a country becomes rules, each with a proof of its own. The one source there was spoke of the
 * regime; of the others none was kept, so they are not told as verified any more.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  insert into "cms"."countries_law_rules" ("_order", "_parent_id", "id", "subject", "regime", "is_allowed", "text", "source", "verified", "checked_on")
  select s.n, c."id", gen_random_uuid()::text, s.subject::"cms"."enum_countries_law_rules_subject",
    case s.subject when 'regime' then c."regime"::text::"cms"."enum_countries_law_rules_regime" end,
    case s.subject when 'import' then c."accepts_import" when 'eggDonation' then c."is_egg_shop_legal"
      when 'homeDelivery' then c."home_delivery" else false end,
    case s.subject when 'eligibility' then c."eligibility" end,
    case s.subject when 'regime' then c."source" end,
    s.subject = 'regime' and coalesce(c."verified", false),
    case s.subject when 'regime' then c."checked_on" end
  from "cms"."countries" c cross join (values (1, 'regime'), (2, 'standards'), (3, 'import'), (4, 'eggDonation'),
    (5, 'homeDelivery'), (6, 'eligibility')) s(n, subject)
  where s.subject <> 'eligibility' or c."eligibility" <> '';
  insert into "cms"."countries_law_rules_standards" ("order", "parent_id", "value")
  select o."order", l."id", o."value"::text::"cms"."enum_countries_law_rules_standards"
  from "cms"."countries_standards" o join "cms"."countries_law_rules" l on l."_parent_id" = o."parent_id" and l."subject" = 'standards';

  insert into "cms"."_countries_v_version_law_rules" ("_order", "_parent_id", "id", "subject", "regime", "is_allowed", "text", "source", "verified", "checked_on", "_uuid")
  select s.n, c."id", gen_random_uuid(), s.subject::"cms"."enum__countries_v_version_law_rules_subject",
    case s.subject when 'regime' then c."version_regime"::text::"cms"."enum__countries_v_version_law_rules_regime" end,
    case s.subject when 'import' then c."version_accepts_import" when 'eggDonation' then c."version_is_egg_shop_legal"
      when 'homeDelivery' then c."version_home_delivery" else false end,
    case s.subject when 'eligibility' then c."version_eligibility" end,
    case s.subject when 'regime' then c."version_source" end,
    s.subject = 'regime' and coalesce(c."version_verified", false),
    case s.subject when 'regime' then c."version_checked_on" end, gen_random_uuid()::text
  from "cms"."_countries_v" c cross join (values (1, 'regime'), (2, 'standards'), (3, 'import'), (4, 'eggDonation'),
    (5, 'homeDelivery'), (6, 'eligibility')) s(n, subject)
  where s.subject <> 'eligibility' or c."version_eligibility" <> '';
  insert into "cms"."_countries_v_version_law_rules_standards" ("order", "parent_id", "value")
  select o."order", l."id", o."value"::text::"cms"."enum__countries_v_version_law_rules_standards"
  from "cms"."_countries_v_version_standards" o join "cms"."_countries_v_version_law_rules" l on l."_parent_id" = o."parent_id" and l."subject" = 'standards';

  DROP TABLE "cms"."countries_standards" CASCADE;
  DROP TABLE "cms"."_countries_v_version_standards" CASCADE;
  ALTER TABLE "cms"."countries" DROP COLUMN "regime";
  ALTER TABLE "cms"."countries" DROP COLUMN "accepts_import";
  ALTER TABLE "cms"."countries" DROP COLUMN "is_egg_shop_legal";
  ALTER TABLE "cms"."countries" DROP COLUMN "home_delivery";
  ALTER TABLE "cms"."countries" DROP COLUMN "needs_state";
  ALTER TABLE "cms"."countries" DROP COLUMN "eligibility";
  ALTER TABLE "cms"."countries" DROP COLUMN "source";
  ALTER TABLE "cms"."countries" DROP COLUMN "verified";
  ALTER TABLE "cms"."countries" DROP COLUMN "checked_on";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_regime";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_accepts_import";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_is_egg_shop_legal";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_home_delivery";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_needs_state";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_eligibility";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_source";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_verified";
  ALTER TABLE "cms"."_countries_v" DROP COLUMN "version_checked_on";
  DROP TYPE "cms"."enum_countries_standards";
  DROP TYPE "cms"."enum_countries_regime";
  DROP TYPE "cms"."enum__countries_v_version_standards";
  DROP TYPE "cms"."enum__countries_v_version_regime";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_countries_standards" AS ENUM('eu', 'us');
  CREATE TYPE "cms"."enum_countries_regime" AS ENUM('nonIDRelease', 'both', 'idRelease');
  CREATE TYPE "cms"."enum__countries_v_version_standards" AS ENUM('eu', 'us');
  CREATE TYPE "cms"."enum__countries_v_version_regime" AS ENUM('nonIDRelease', 'both', 'idRelease');
  CREATE TABLE "cms"."countries_standards" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_countries_standards",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_countries_v_version_standards" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__countries_v_version_standards",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "cms"."countries" ADD COLUMN "regime" "cms"."enum_countries_regime";
  ALTER TABLE "cms"."countries" ADD COLUMN "accepts_import" boolean DEFAULT true;
  ALTER TABLE "cms"."countries" ADD COLUMN "is_egg_shop_legal" boolean DEFAULT false;
  ALTER TABLE "cms"."countries" ADD COLUMN "home_delivery" boolean DEFAULT false;
  ALTER TABLE "cms"."countries" ADD COLUMN "needs_state" boolean DEFAULT false;
  ALTER TABLE "cms"."countries" ADD COLUMN "eligibility" varchar;
  ALTER TABLE "cms"."countries" ADD COLUMN "source" varchar;
  ALTER TABLE "cms"."countries" ADD COLUMN "verified" boolean DEFAULT false;
  ALTER TABLE "cms"."countries" ADD COLUMN "checked_on" varchar;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_regime" "cms"."enum__countries_v_version_regime";
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_accepts_import" boolean DEFAULT true;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_is_egg_shop_legal" boolean DEFAULT false;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_home_delivery" boolean DEFAULT false;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_needs_state" boolean DEFAULT false;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_eligibility" varchar;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_verified" boolean DEFAULT false;
  ALTER TABLE "cms"."_countries_v" ADD COLUMN "version_checked_on" varchar;
  ALTER TABLE "cms"."countries_standards" ADD CONSTRAINT "countries_standards_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_standards" ADD CONSTRAINT "_countries_v_version_standards_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "countries_standards_order_idx" ON "cms"."countries_standards" USING btree ("order");
  CREATE INDEX "countries_standards_parent_idx" ON "cms"."countries_standards" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_standards_order_idx" ON "cms"."_countries_v_version_standards" USING btree ("order");
  CREATE INDEX "_countries_v_version_standards_parent_idx" ON "cms"."_countries_v_version_standards" USING btree ("parent_id");
  update "cms"."countries" c set "regime" = coalesce((select l."regime" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1)::text, 'both')::"cms"."enum_countries_regime",
    "accepts_import" = coalesce((select l."is_allowed" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'import' and l."state" is null order by l."valid_from" desc nulls last limit 1), false),
    "is_egg_shop_legal" = coalesce((select l."is_allowed" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'eggDonation' and l."state" is null order by l."valid_from" desc nulls last limit 1), false),
    "home_delivery" = coalesce((select l."is_allowed" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'homeDelivery' and l."state" is null order by l."valid_from" desc nulls last limit 1), false),
    "eligibility" = (select l."text" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'eligibility' and l."state" is null order by l."valid_from" desc nulls last limit 1), "source" = (select l."source" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1),
    "verified" = coalesce((select l."verified" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1), false), "checked_on" = (select l."checked_on" from "cms"."countries_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1);
  ALTER TABLE "cms"."countries" ALTER COLUMN "regime" SET NOT NULL;
  insert into "cms"."countries_standards" ("order", "parent_id", "value")
  select o."order", l."_parent_id", o."value"::text::"cms"."enum_countries_standards"
  from "cms"."countries_law_rules_standards" o join "cms"."countries_law_rules" l on l."id" = o."parent_id" and l."state" is null;

  update "cms"."_countries_v" c set "version_regime" = coalesce((select l."regime" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1)::text, 'both')::"cms"."enum__countries_v_version_regime",
    "version_accepts_import" = coalesce((select l."is_allowed" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'import' and l."state" is null order by l."valid_from" desc nulls last limit 1), false),
    "version_is_egg_shop_legal" = coalesce((select l."is_allowed" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'eggDonation' and l."state" is null order by l."valid_from" desc nulls last limit 1), false),
    "version_home_delivery" = coalesce((select l."is_allowed" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'homeDelivery' and l."state" is null order by l."valid_from" desc nulls last limit 1), false),
    "version_eligibility" = (select l."text" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'eligibility' and l."state" is null order by l."valid_from" desc nulls last limit 1), "version_source" = (select l."source" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1),
    "version_verified" = coalesce((select l."verified" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1), false), "version_checked_on" = (select l."checked_on" from "cms"."_countries_v_version_law_rules" l where l."_parent_id" = c."id" and l."subject" = 'regime' and l."state" is null order by l."valid_from" desc nulls last limit 1);
  ALTER TABLE "cms"."_countries_v" ALTER COLUMN "version_regime" SET NOT NULL;
  insert into "cms"."_countries_v_version_standards" ("order", "parent_id", "value")
  select o."order", l."_parent_id", o."value"::text::"cms"."enum__countries_v_version_standards"
  from "cms"."_countries_v_version_law_rules_standards" o join "cms"."_countries_v_version_law_rules" l on l."id" = o."parent_id" and l."state" is null;
`)
}
