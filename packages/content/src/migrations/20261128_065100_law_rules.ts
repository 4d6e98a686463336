import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_countries_law_rules_standards" AS ENUM('eu', 'us');
  CREATE TYPE "cms"."enum_countries_law_rules_subject" AS ENUM('regime', 'standards', 'import', 'eggDonation', 'homeDelivery', 'eligibility');
  CREATE TYPE "cms"."enum_countries_law_rules_regime" AS ENUM('nonIDRelease', 'both', 'idRelease');
  CREATE TYPE "cms"."enum__countries_v_version_law_rules_standards" AS ENUM('eu', 'us');
  CREATE TYPE "cms"."enum__countries_v_version_law_rules_subject" AS ENUM('regime', 'standards', 'import', 'eggDonation', 'homeDelivery', 'eligibility');
  CREATE TYPE "cms"."enum__countries_v_version_law_rules_regime" AS ENUM('nonIDRelease', 'both', 'idRelease');
  CREATE TABLE "cms"."countries_law_rules_standards" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "cms"."enum_countries_law_rules_standards",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."countries_law_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" "cms"."enum_countries_law_rules_subject" NOT NULL,
  	"state" varchar,
  	"regime" "cms"."enum_countries_law_rules_regime",
  	"is_allowed" boolean DEFAULT false,
  	"text" varchar,
  	"valid_from" varchar,
  	"valid_until" varchar,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar
  );
  
  CREATE TABLE "cms"."_countries_v_version_law_rules_standards" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__countries_v_version_law_rules_standards",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_countries_v_version_law_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" "cms"."enum__countries_v_version_law_rules_subject" NOT NULL,
  	"state" varchar,
  	"regime" "cms"."enum__countries_v_version_law_rules_regime",
  	"is_allowed" boolean DEFAULT false,
  	"text" varchar,
  	"valid_from" varchar,
  	"valid_until" varchar,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "cms"."countries_law_rules_standards" ADD CONSTRAINT "countries_law_rules_standards_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries_law_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_law_rules" ADD CONSTRAINT "countries_law_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_law_rules_standards" ADD CONSTRAINT "_countries_v_version_law_rules_standards_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_countries_v_version_law_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_law_rules" ADD CONSTRAINT "_countries_v_version_law_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "countries_law_rules_standards_order_idx" ON "cms"."countries_law_rules_standards" USING btree ("order");
  CREATE INDEX "countries_law_rules_standards_parent_idx" ON "cms"."countries_law_rules_standards" USING btree ("parent_id");
  CREATE INDEX "countries_law_rules_order_idx" ON "cms"."countries_law_rules" USING btree ("_order");
  CREATE INDEX "countries_law_rules_parent_id_idx" ON "cms"."countries_law_rules" USING btree ("_parent_id");
  CREATE INDEX "_countries_v_version_law_rules_standards_order_idx" ON "cms"."_countries_v_version_law_rules_standards" USING btree ("order");
  CREATE INDEX "_countries_v_version_law_rules_standards_parent_idx" ON "cms"."_countries_v_version_law_rules_standards" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_law_rules_order_idx" ON "cms"."_countries_v_version_law_rules" USING btree ("_order");
  CREATE INDEX "_countries_v_version_law_rules_parent_id_idx" ON "cms"."_countries_v_version_law_rules" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."countries_law_rules_standards" CASCADE;
  DROP TABLE "cms"."countries_law_rules" CASCADE;
  DROP TABLE "cms"."_countries_v_version_law_rules_standards" CASCADE;
  DROP TABLE "cms"."_countries_v_version_law_rules" CASCADE;
  DROP TYPE "cms"."enum_countries_law_rules_standards";
  DROP TYPE "cms"."enum_countries_law_rules_subject";
  DROP TYPE "cms"."enum_countries_law_rules_regime";
  DROP TYPE "cms"."enum__countries_v_version_law_rules_standards";
  DROP TYPE "cms"."enum__countries_v_version_law_rules_subject";
  DROP TYPE "cms"."enum__countries_v_version_law_rules_regime";`)
}
