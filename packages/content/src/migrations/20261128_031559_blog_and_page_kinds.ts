import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'CountryAndResidencePage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'TwoStepVerificationPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'CreateAccountResultPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'HomeOrClinicTreatmentPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'ChoosingCountryInfoPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'HomeAndClinicInfoPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'PrivateInfoPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'ProfessionalInfoPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'BlogOverviewPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'BlogPostPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'BlogTagOverviewPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'DonorApplicationPage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'DonorGuidePage';
  ALTER TYPE "cms"."enum_pages_kind" ADD VALUE 'NitrogenTankReturnPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'CountryAndResidencePage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'TwoStepVerificationPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'CreateAccountResultPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'HomeOrClinicTreatmentPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'ChoosingCountryInfoPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'HomeAndClinicInfoPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'PrivateInfoPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'ProfessionalInfoPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'BlogOverviewPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'BlogPostPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'BlogTagOverviewPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'DonorApplicationPage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'DonorGuidePage';
  ALTER TYPE "cms"."enum__pages_v_version_kind" ADD VALUE 'NitrogenTankReturnPage';
  CREATE TABLE "cms"."pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" uuid
  );
  
  CREATE TABLE "cms"."_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" uuid
  );
  
  CREATE TABLE "cms"."authors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."authors_locales" (
  	"role" varchar,
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."tags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."tags_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "cms"."pages" ADD COLUMN "post_published_on" varchar;
  ALTER TABLE "cms"."pages" ADD COLUMN "post_author_id" uuid;
  ALTER TABLE "cms"."pages" ADD COLUMN "post_image_id" uuid;
  ALTER TABLE "cms"."pages_locales" ADD COLUMN "below" jsonb;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_post_published_on" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_post_author_id" uuid;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_post_image_id" uuid;
  ALTER TABLE "cms"."_pages_v_locales" ADD COLUMN "version_below" jsonb;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "authors_id" uuid;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "tags_id" uuid;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_rels" ADD CONSTRAINT "pages_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."authors" ADD CONSTRAINT "authors_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_rels_order_idx" ON "cms"."pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "cms"."pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "cms"."pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_tags_id_idx" ON "cms"."pages_rels" USING btree ("tags_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "cms"."_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "cms"."_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "cms"."_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_tags_id_idx" ON "cms"."_pages_v_rels" USING btree ("tags_id");
  CREATE INDEX "authors_image_idx" ON "cms"."authors" USING btree ("image_id");
  CREATE INDEX "authors_updated_at_idx" ON "cms"."authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "cms"."authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "cms"."authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_updated_at_idx" ON "cms"."tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "cms"."tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "cms"."tags_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_post_author_id_authors_id_fk" FOREIGN KEY ("post_author_id") REFERENCES "cms"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_post_image_id_media_id_fk" FOREIGN KEY ("post_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_post_author_id_authors_id_fk" FOREIGN KEY ("version_post_author_id") REFERENCES "cms"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_post_image_id_media_id_fk" FOREIGN KEY ("version_post_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "cms"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "cms"."tags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_post_post_author_idx" ON "cms"."pages" USING btree ("post_author_id");
  CREATE INDEX "pages_post_post_image_idx" ON "cms"."pages" USING btree ("post_image_id");
  CREATE INDEX "_pages_v_version_post_version_post_author_idx" ON "cms"."_pages_v" USING btree ("version_post_author_id");
  CREATE INDEX "_pages_v_version_post_version_post_image_idx" ON "cms"."_pages_v" USING btree ("version_post_image_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tags_id");
  ALTER TABLE "cms"."staff" DROP COLUMN "login_attempts";
  ALTER TABLE "cms"."staff" DROP COLUMN "lock_until";`)
  // Lists of posts are made from all of them, so the pages that show one must hear of every post.
  await db.execute(sql`
  create function "cms"."tell_blog_changed"() returns trigger language plpgsql as $body$
  begin
    if (tg_op <> 'INSERT' and old.kind::text = 'BlogPostPage') or (tg_op <> 'DELETE' and new.kind::text = 'BlogPostPage')
    then perform pg_notify('pages_changed', 'blog'); end if;
    return null;
  end $body$;
  create trigger "tell_blog" after insert or update or delete on "cms"."pages" for each row execute function "cms"."tell_blog_changed"();

  create function "cms"."tell_blog_words_changed"() returns trigger language plpgsql as $body$
  begin
    perform pg_notify('pages_changed', 'blog');
    return null;
  end $body$;
  create trigger "tell" after insert or update or delete on "cms"."authors" for each statement execute function "cms"."tell_blog_words_changed"();
  create trigger "tell" after insert or update or delete on "cms"."tags" for each statement execute function "cms"."tell_blog_words_changed"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop function "cms"."tell_blog_changed" cascade;
  drop function "cms"."tell_blog_words_changed" cascade;`)
  await db.execute(sql`
   ALTER TABLE "cms"."pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."tags_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."pages_rels" CASCADE;
  DROP TABLE "cms"."_pages_v_rels" CASCADE;
  DROP TABLE "cms"."authors" CASCADE;
  DROP TABLE "cms"."authors_locales" CASCADE;
  DROP TABLE "cms"."tags" CASCADE;
  DROP TABLE "cms"."tags_locales" CASCADE;
  ALTER TABLE "cms"."pages" DROP CONSTRAINT "pages_post_author_id_authors_id_fk";
  
  ALTER TABLE "cms"."pages" DROP CONSTRAINT "pages_post_image_id_media_id_fk";
  
  ALTER TABLE "cms"."_pages_v" DROP CONSTRAINT "_pages_v_version_post_author_id_authors_id_fk";
  
  ALTER TABLE "cms"."_pages_v" DROP CONSTRAINT "_pages_v_version_post_image_id_media_id_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tags_fk";
  
  ALTER TABLE "cms"."pages" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "cms"."pages" ALTER COLUMN "kind" SET DEFAULT 'StandardPage'::text;
  DROP TYPE "cms"."enum_pages_kind";
  CREATE TYPE "cms"."enum_pages_kind" AS ENUM('StandardPage', 'VisitorHomePage', 'LeftNavigationPage', 'LeftNavigationSubPage', 'BasketPage', 'EmbryoPage', 'GeneticMatchingInformationPage', 'ReservationTimePage', 'InformationPage', 'ShippingPage', 'OrderSummaryPage', 'PaymentPage', 'PaymentSuccessfulPage', 'PaymentFailurePage', 'AccountWelcomePage', 'AccountHomePage', 'DepositPage', 'AccountDepositPage', 'AccountDownloadPage', 'AccountEjaculateInfoPage', 'AccountFavoritesPage', 'AccountPregnanciesPage', 'AccountQuotasPage', 'AccountReservationsPage', 'AccountSettingsPage', 'AccountSubscriptionsPage', 'AccountContentTypePage', 'AccountOnlinePaymentInformationPage', 'AccountOnlinePaymentSuccessPage', 'AccountOnlinePaymentFailurePage', 'SearchEggDonorPage', 'SearchSpermDonorPage', 'ResetPasswordPage', 'NotFoundPage', 'ServerErrorPage', 'TermsPage', 'PrivacyPage', 'KnownPositiveCarrierPage', 'NewsletterSettingsPage', 'StandalonePaymentPage', 'DonorProfilePage', 'CreateNewAccountPage');
  ALTER TABLE "cms"."pages" ALTER COLUMN "kind" SET DEFAULT 'StandardPage'::"cms"."enum_pages_kind";
  ALTER TABLE "cms"."pages" ALTER COLUMN "kind" SET DATA TYPE "cms"."enum_pages_kind" USING "kind"::"cms"."enum_pages_kind";
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'StandardPage'::text;
  DROP TYPE "cms"."enum__pages_v_version_kind";
  CREATE TYPE "cms"."enum__pages_v_version_kind" AS ENUM('StandardPage', 'VisitorHomePage', 'LeftNavigationPage', 'LeftNavigationSubPage', 'BasketPage', 'EmbryoPage', 'GeneticMatchingInformationPage', 'ReservationTimePage', 'InformationPage', 'ShippingPage', 'OrderSummaryPage', 'PaymentPage', 'PaymentSuccessfulPage', 'PaymentFailurePage', 'AccountWelcomePage', 'AccountHomePage', 'DepositPage', 'AccountDepositPage', 'AccountDownloadPage', 'AccountEjaculateInfoPage', 'AccountFavoritesPage', 'AccountPregnanciesPage', 'AccountQuotasPage', 'AccountReservationsPage', 'AccountSettingsPage', 'AccountSubscriptionsPage', 'AccountContentTypePage', 'AccountOnlinePaymentInformationPage', 'AccountOnlinePaymentSuccessPage', 'AccountOnlinePaymentFailurePage', 'SearchEggDonorPage', 'SearchSpermDonorPage', 'ResetPasswordPage', 'NotFoundPage', 'ServerErrorPage', 'TermsPage', 'PrivacyPage', 'KnownPositiveCarrierPage', 'NewsletterSettingsPage', 'StandalonePaymentPage', 'DonorProfilePage', 'CreateNewAccountPage');
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_kind" SET DEFAULT 'StandardPage'::"cms"."enum__pages_v_version_kind";
  ALTER TABLE "cms"."_pages_v" ALTER COLUMN "version_kind" SET DATA TYPE "cms"."enum__pages_v_version_kind" USING "version_kind"::"cms"."enum__pages_v_version_kind";
  DROP INDEX "cms"."pages_post_post_author_idx";
  DROP INDEX "cms"."pages_post_post_image_idx";
  DROP INDEX "cms"."_pages_v_version_post_version_post_author_idx";
  DROP INDEX "cms"."_pages_v_version_post_version_post_image_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_tags_id_idx";
  ALTER TABLE "cms"."staff" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "cms"."staff" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "cms"."pages" DROP COLUMN "post_published_on";
  ALTER TABLE "cms"."pages" DROP COLUMN "post_author_id";
  ALTER TABLE "cms"."pages" DROP COLUMN "post_image_id";
  ALTER TABLE "cms"."pages_locales" DROP COLUMN "below";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_post_published_on";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_post_author_id";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_post_image_id";
  ALTER TABLE "cms"."_pages_v_locales" DROP COLUMN "version_below";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "tags_id";`)
}
