import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

/** Photographs and voices of donors are kept apart from the public library (`shop.donor_media`); their words stay here. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."donor_profiles" DROP CONSTRAINT "donor_profiles_childhood_photo_id_media_id_fk";
  
  ALTER TABLE "cms"."donor_profiles" DROP CONSTRAINT "donor_profiles_adult_photo_id_media_id_fk";
  
  ALTER TABLE "cms"."_donor_profiles_v" DROP CONSTRAINT "_donor_profiles_v_version_childhood_photo_id_media_id_fk";
  
  ALTER TABLE "cms"."_donor_profiles_v" DROP CONSTRAINT "_donor_profiles_v_version_adult_photo_id_media_id_fk";
  
  DROP INDEX "cms"."donor_profiles_childhood_photo_idx";
  DROP INDEX "cms"."donor_profiles_adult_photo_idx";
  DROP INDEX "cms"."_donor_profiles_v_version_version_childhood_photo_idx";
  DROP INDEX "cms"."_donor_profiles_v_version_version_adult_photo_idx";
  ALTER TABLE "cms"."donor_profiles" ADD COLUMN "personality" jsonb;
  ALTER TABLE "cms"."donor_profiles_locales" ADD COLUMN "audio_transcript" varchar;
  ALTER TABLE "cms"."donor_profiles_locales" ADD COLUMN "handwritten_text" varchar;
  ALTER TABLE "cms"."_donor_profiles_v" ADD COLUMN "version_personality" jsonb;
  ALTER TABLE "cms"."_donor_profiles_v_locales" ADD COLUMN "version_audio_transcript" varchar;
  ALTER TABLE "cms"."_donor_profiles_v_locales" ADD COLUMN "version_handwritten_text" varchar;
  ALTER TABLE "cms"."donor_profiles" DROP COLUMN "childhood_photo_id";
  ALTER TABLE "cms"."donor_profiles" DROP COLUMN "adult_photo_id";
  ALTER TABLE "cms"."donor_profiles" DROP COLUMN "audio_url";
  ALTER TABLE "cms"."_donor_profiles_v" DROP COLUMN "version_childhood_photo_id";
  ALTER TABLE "cms"."_donor_profiles_v" DROP COLUMN "version_adult_photo_id";
  ALTER TABLE "cms"."_donor_profiles_v" DROP COLUMN "version_audio_url";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."donor_profiles" ADD COLUMN "childhood_photo_id" uuid;
  ALTER TABLE "cms"."donor_profiles" ADD COLUMN "adult_photo_id" uuid;
  ALTER TABLE "cms"."donor_profiles" ADD COLUMN "audio_url" varchar;
  ALTER TABLE "cms"."_donor_profiles_v" ADD COLUMN "version_childhood_photo_id" uuid;
  ALTER TABLE "cms"."_donor_profiles_v" ADD COLUMN "version_adult_photo_id" uuid;
  ALTER TABLE "cms"."_donor_profiles_v" ADD COLUMN "version_audio_url" varchar;
  ALTER TABLE "cms"."donor_profiles" ADD CONSTRAINT "donor_profiles_childhood_photo_id_media_id_fk" FOREIGN KEY ("childhood_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."donor_profiles" ADD CONSTRAINT "donor_profiles_adult_photo_id_media_id_fk" FOREIGN KEY ("adult_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_donor_profiles_v" ADD CONSTRAINT "_donor_profiles_v_version_childhood_photo_id_media_id_fk" FOREIGN KEY ("version_childhood_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_donor_profiles_v" ADD CONSTRAINT "_donor_profiles_v_version_adult_photo_id_media_id_fk" FOREIGN KEY ("version_adult_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "donor_profiles_childhood_photo_idx" ON "cms"."donor_profiles" USING btree ("childhood_photo_id");
  CREATE INDEX "donor_profiles_adult_photo_idx" ON "cms"."donor_profiles" USING btree ("adult_photo_id");
  CREATE INDEX "_donor_profiles_v_version_version_childhood_photo_idx" ON "cms"."_donor_profiles_v" USING btree ("version_childhood_photo_id");
  CREATE INDEX "_donor_profiles_v_version_version_adult_photo_idx" ON "cms"."_donor_profiles_v" USING btree ("version_adult_photo_id");
  ALTER TABLE "cms"."donor_profiles" DROP COLUMN "personality";
  ALTER TABLE "cms"."donor_profiles_locales" DROP COLUMN "audio_transcript";
  ALTER TABLE "cms"."donor_profiles_locales" DROP COLUMN "handwritten_text";
  ALTER TABLE "cms"."_donor_profiles_v" DROP COLUMN "version_personality";
  ALTER TABLE "cms"."_donor_profiles_v_locales" DROP COLUMN "version_audio_transcript";
  ALTER TABLE "cms"."_donor_profiles_v_locales" DROP COLUMN "version_handwritten_text";`)
}
