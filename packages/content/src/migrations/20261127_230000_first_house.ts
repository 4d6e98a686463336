import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."_locales" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  CREATE TYPE "cms"."enum_pages_shops" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_pages_visitor_types" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum_pages_kind" AS ENUM('StandardPage', 'VisitorHomePage', 'LeftNavigationPage', 'LeftNavigationSubPage', 'BasketPage', 'EmbryoPage', 'GeneticMatchingInformationPage', 'ReservationTimePage', 'InformationPage', 'ShippingPage', 'OrderSummaryPage', 'PaymentPage', 'PaymentSuccessfulPage', 'PaymentFailurePage', 'AccountWelcomePage', 'AccountHomePage', 'DepositPage', 'AccountDepositPage', 'AccountDownloadPage', 'AccountEjaculateInfoPage', 'AccountFavoritesPage', 'AccountPregnanciesPage', 'AccountQuotasPage', 'AccountReservationsPage', 'AccountSettingsPage', 'AccountSubscriptionsPage', 'AccountContentTypePage', 'AccountOnlinePaymentInformationPage', 'AccountOnlinePaymentSuccessPage', 'AccountOnlinePaymentFailurePage', 'SearchEggDonorPage', 'SearchSpermDonorPage', 'ResetPasswordPage', 'NotFoundPage', 'ServerErrorPage', 'TermsPage', 'PrivacyPage', 'KnownPositiveCarrierPage', 'NewsletterSettingsPage', 'StandalonePaymentPage', 'DonorProfilePage', 'CreateNewAccountPage');
  CREATE TYPE "cms"."enum_pages_area" AS ENUM('shop', 'account', 'donationCountry', 'other');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_version_shops" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__pages_v_version_visitor_types" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum__pages_v_version_kind" AS ENUM('StandardPage', 'VisitorHomePage', 'LeftNavigationPage', 'LeftNavigationSubPage', 'BasketPage', 'EmbryoPage', 'GeneticMatchingInformationPage', 'ReservationTimePage', 'InformationPage', 'ShippingPage', 'OrderSummaryPage', 'PaymentPage', 'PaymentSuccessfulPage', 'PaymentFailurePage', 'AccountWelcomePage', 'AccountHomePage', 'DepositPage', 'AccountDepositPage', 'AccountDownloadPage', 'AccountEjaculateInfoPage', 'AccountFavoritesPage', 'AccountPregnanciesPage', 'AccountQuotasPage', 'AccountReservationsPage', 'AccountSettingsPage', 'AccountSubscriptionsPage', 'AccountContentTypePage', 'AccountOnlinePaymentInformationPage', 'AccountOnlinePaymentSuccessPage', 'AccountOnlinePaymentFailurePage', 'SearchEggDonorPage', 'SearchSpermDonorPage', 'ResetPasswordPage', 'NotFoundPage', 'ServerErrorPage', 'TermsPage', 'PrivacyPage', 'KnownPositiveCarrierPage', 'NewsletterSettingsPage', 'StandalonePaymentPage', 'DonorProfilePage', 'CreateNewAccountPage');
  CREATE TYPE "cms"."enum__pages_v_version_area" AS ENUM('shop', 'account', 'donationCountry', 'other');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_published_locale" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  CREATE TYPE "cms"."enum_navigation_shops" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_navigation_visitor_type" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum__navigation_v_version_shops" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__navigation_v_version_visitor_type" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum_shops_languages_locale" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  CREATE TYPE "cms"."enum_shops_code" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__shops_v_version_languages_locale" AS ENUM('en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'nl-NL', 'zh-CN', 'it-IT', 'ja-JP', 'pt-PT', 'el-GR', 'en-US', 'es-US');
  CREATE TYPE "cms"."enum__shops_v_version_code" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_countries_standards" AS ENUM('eu', 'us');
  CREATE TYPE "cms"."enum_countries_shop_codes" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_countries_quota_rules_unit" AS ENUM('families', 'women', 'children', 'births');
  CREATE TYPE "cms"."enum_countries_regime" AS ENUM('nonIDRelease', 'both', 'idRelease');
  CREATE TYPE "cms"."enum__countries_v_version_standards" AS ENUM('eu', 'us');
  CREATE TYPE "cms"."enum__countries_v_version_shop_codes" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__countries_v_version_quota_rules_unit" AS ENUM('families', 'women', 'children', 'births');
  CREATE TYPE "cms"."enum__countries_v_version_regime" AS ENUM('nonIDRelease', 'both', 'idRelease');
  CREATE TYPE "cms"."enum_price_lists_rows_donor_kind" AS ENUM('sperm', 'egg');
  CREATE TYPE "cms"."enum_price_lists_rows_straw_type" AS ENUM('IUI', 'ICI', 'IVF', 'eggLot', 'embryo');
  CREATE TYPE "cms"."enum_price_lists_rows_mot_class" AS ENUM('2', '5', '10', '20', '30');
  CREATE TYPE "cms"."enum_price_lists_rows_release_type" AS ENUM('idRelease', 'nonIDRelease');
  CREATE TYPE "cms"."enum_price_lists_rows_tier" AS ENUM('Basic', 'Extended', 'Exclusive');
  CREATE TYPE "cms"."enum_price_lists_rows_customer_type" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum_price_lists_services_service" AS ENUM('reservation', 'storage', 'subscription', 'geneticMatching');
  CREATE TYPE "cms"."enum_price_lists_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__price_lists_v_version_rows_donor_kind" AS ENUM('sperm', 'egg');
  CREATE TYPE "cms"."enum__price_lists_v_version_rows_straw_type" AS ENUM('IUI', 'ICI', 'IVF', 'eggLot', 'embryo');
  CREATE TYPE "cms"."enum__price_lists_v_version_rows_mot_class" AS ENUM('2', '5', '10', '20', '30');
  CREATE TYPE "cms"."enum__price_lists_v_version_rows_release_type" AS ENUM('idRelease', 'nonIDRelease');
  CREATE TYPE "cms"."enum__price_lists_v_version_rows_tier" AS ENUM('Basic', 'Extended', 'Exclusive');
  CREATE TYPE "cms"."enum__price_lists_v_version_rows_customer_type" AS ENUM('private', 'professional');
  CREATE TYPE "cms"."enum__price_lists_v_version_services_service" AS ENUM('reservation', 'storage', 'subscription', 'geneticMatching');
  CREATE TYPE "cms"."enum__price_lists_v_version_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_shipping_methods_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_shipping_methods_method" AS ENUM('dryIce', 'nitrogenTank', 'pickUp');
  CREATE TYPE "cms"."enum__shipping_methods_v_version_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__shipping_methods_v_version_method" AS ENUM('dryIce', 'nitrogenTank', 'pickUp');
  CREATE TYPE "cms"."enum_tax_rates_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum__tax_rates_v_version_shop" AS ENUM('de', 'dk', 'ee', 'eu', 'fi', 'gr', 'ie', 'isr', 'ita', 'nl', 'no', 'se', 'uk', 'usa', 'at', 'ch');
  CREATE TYPE "cms"."enum_genes_inheritance" AS ENUM('autosomalRecessive', 'xLinked');
  CREATE TYPE "cms"."enum_staff_roles" AS ENUM('editor', 'translator', 'publisher', 'orders', 'lab', 'coordinator', 'responsible', 'admin');
  CREATE TABLE "cms"."pages_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."pages_shops" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_pages_shops",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."pages_visitor_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_pages_visitor_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"meta_noindex" boolean DEFAULT false,
  	"kind" "cms"."enum_pages_kind" DEFAULT 'StandardPage',
  	"area" "cms"."enum_pages_area" DEFAULT 'shop',
  	"parent_id" uuid,
  	"epi_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."pages_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"intro" varchar,
  	"blocks" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_keywords" varchar,
  	"is_published" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_shops" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__pages_v_version_shops",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v_version_visitor_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__pages_v_version_visitor_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_meta_noindex" boolean DEFAULT false,
  	"version_kind" "cms"."enum__pages_v_version_kind" DEFAULT 'StandardPage',
  	"version_area" "cms"."enum__pages_v_version_area" DEFAULT 'shop',
  	"version_parent_id" uuid,
  	"version_epi_id" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_pages_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_intro" varchar,
  	"version_blocks" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_keywords" varchar,
  	"version_is_published" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."media_locales" (
  	"alt" varchar,
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_shops" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_navigation_shops",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_mega_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."navigation_mega" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_small" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar
  );
  
  CREATE TABLE "cms"."navigation_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"image_id" uuid
  );
  
  CREATE TABLE "cms"."navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"visitor_type" "cms"."enum_navigation_visitor_type" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_shops" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__navigation_v_version_shops",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_mega_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_mega" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_small" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"page_id" uuid,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_logos" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"image_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_visitor_type" "cms"."enum__navigation_v_version_visitor_type" NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."donor_profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"donor_code" varchar NOT NULL,
  	"alias" varchar NOT NULL,
  	"is_published" boolean DEFAULT false,
  	"health_history" jsonb,
  	"childhood_photo_id" uuid,
  	"adult_photo_id" uuid,
  	"audio_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."donor_profiles_locales" (
  	"motto" varchar,
  	"description" varchar,
  	"staff_impression" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_donor_profiles_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_donor_code" varchar NOT NULL,
  	"version_alias" varchar NOT NULL,
  	"version_is_published" boolean DEFAULT false,
  	"version_health_history" jsonb,
  	"version_childhood_photo_id" uuid,
  	"version_adult_photo_id" uuid,
  	"version_audio_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_donor_profiles_v_locales" (
  	"version_motto" varchar,
  	"version_description" varchar,
  	"version_staff_impression" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."shops_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"locale" "cms"."enum_shops_languages_locale" NOT NULL,
  	"is_default" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."shops" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" "cms"."enum_shops_code" NOT NULL,
  	"is_open" boolean DEFAULT false,
  	"title" varchar NOT NULL,
  	"display_name" varchar NOT NULL,
  	"legal_department_id" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"euro_rate" numeric DEFAULT 1 NOT NULL,
  	"is_default" boolean DEFAULT false,
  	"default_country" varchar NOT NULL,
  	"time_zone" varchar DEFAULT 'Europe/Copenhagen' NOT NULL,
  	"cut_off_hour" numeric DEFAULT 12 NOT NULL,
  	"storage_free_days" numeric DEFAULT 30 NOT NULL,
  	"is_genetic_matching_enabled" boolean DEFAULT false,
  	"is_face_matching_enabled" boolean DEFAULT false,
  	"enable_choose_tc_later" boolean DEFAULT false,
  	"address_street" varchar NOT NULL,
  	"address_postal_code" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_country" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"social_links" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."shops_locales" (
  	"opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."shops_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_shops_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"locale" "cms"."enum__shops_v_version_languages_locale" NOT NULL,
  	"is_default" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_shops_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_code" "cms"."enum__shops_v_version_code" NOT NULL,
  	"version_is_open" boolean DEFAULT false,
  	"version_title" varchar NOT NULL,
  	"version_display_name" varchar NOT NULL,
  	"version_legal_department_id" numeric NOT NULL,
  	"version_currency" varchar NOT NULL,
  	"version_euro_rate" numeric DEFAULT 1 NOT NULL,
  	"version_is_default" boolean DEFAULT false,
  	"version_default_country" varchar NOT NULL,
  	"version_time_zone" varchar DEFAULT 'Europe/Copenhagen' NOT NULL,
  	"version_cut_off_hour" numeric DEFAULT 12 NOT NULL,
  	"version_storage_free_days" numeric DEFAULT 30 NOT NULL,
  	"version_is_genetic_matching_enabled" boolean DEFAULT false,
  	"version_is_face_matching_enabled" boolean DEFAULT false,
  	"version_enable_choose_tc_later" boolean DEFAULT false,
  	"version_address_street" varchar NOT NULL,
  	"version_address_postal_code" varchar NOT NULL,
  	"version_address_city" varchar NOT NULL,
  	"version_address_country" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_social_links" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_shops_v_locales" (
  	"version_opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_shops_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."countries_standards" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_countries_standards",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."countries_states" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."countries_shop_codes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_countries_shop_codes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."countries_quota_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"unit" "cms"."enum_countries_quota_rules_unit" NOT NULL,
  	"limit" numeric NOT NULL,
  	"state" varchar,
  	"is_mandatory" boolean DEFAULT true,
  	"is_one_per_pregnancy" boolean DEFAULT false,
  	"price_id_release" numeric NOT NULL,
  	"price_non_id_release" numeric NOT NULL,
  	"valid_from" varchar,
  	"valid_until" varchar,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar
  );
  
  CREATE TABLE "cms"."countries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"regime" "cms"."enum_countries_regime" NOT NULL,
  	"accepts_import" boolean DEFAULT true,
  	"is_egg_shop_legal" boolean DEFAULT false,
  	"home_delivery" boolean DEFAULT false,
  	"is_eu" boolean DEFAULT false,
  	"needs_state" boolean DEFAULT false,
  	"eligibility" varchar,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_countries_v_version_standards" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__countries_v_version_standards",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_countries_v_version_states" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"code" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_countries_v_version_shop_codes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__countries_v_version_shop_codes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_countries_v_version_quota_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"unit" "cms"."enum__countries_v_version_quota_rules_unit" NOT NULL,
  	"limit" numeric NOT NULL,
  	"state" varchar,
  	"is_mandatory" boolean DEFAULT true,
  	"is_one_per_pregnancy" boolean DEFAULT false,
  	"price_id_release" numeric NOT NULL,
  	"price_non_id_release" numeric NOT NULL,
  	"valid_from" varchar,
  	"valid_until" varchar,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_countries_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_code" varchar NOT NULL,
  	"version_regime" "cms"."enum__countries_v_version_regime" NOT NULL,
  	"version_accepts_import" boolean DEFAULT true,
  	"version_is_egg_shop_legal" boolean DEFAULT false,
  	"version_home_delivery" boolean DEFAULT false,
  	"version_is_eu" boolean DEFAULT false,
  	"version_needs_state" boolean DEFAULT false,
  	"version_eligibility" varchar,
  	"version_source" varchar,
  	"version_verified" boolean DEFAULT false,
  	"version_checked_on" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."price_lists_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"donor_kind" "cms"."enum_price_lists_rows_donor_kind" NOT NULL,
  	"straw_type" "cms"."enum_price_lists_rows_straw_type" NOT NULL,
  	"mot_class" "cms"."enum_price_lists_rows_mot_class",
  	"release_type" "cms"."enum_price_lists_rows_release_type",
  	"tier" "cms"."enum_price_lists_rows_tier",
  	"volume_ul" numeric,
  	"customer_type" "cms"."enum_price_lists_rows_customer_type",
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "cms"."price_lists_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" "cms"."enum_price_lists_services_service" NOT NULL,
  	"months" numeric,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "cms"."price_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shop" "cms"."enum_price_lists_shop" NOT NULL,
  	"currency" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_price_lists_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"donor_kind" "cms"."enum__price_lists_v_version_rows_donor_kind" NOT NULL,
  	"straw_type" "cms"."enum__price_lists_v_version_rows_straw_type" NOT NULL,
  	"mot_class" "cms"."enum__price_lists_v_version_rows_mot_class",
  	"release_type" "cms"."enum__price_lists_v_version_rows_release_type",
  	"tier" "cms"."enum__price_lists_v_version_rows_tier",
  	"volume_ul" numeric,
  	"customer_type" "cms"."enum__price_lists_v_version_rows_customer_type",
  	"amount" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_price_lists_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"service" "cms"."enum__price_lists_v_version_services_service" NOT NULL,
  	"months" numeric,
  	"amount" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_price_lists_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_shop" "cms"."enum__price_lists_v_version_shop" NOT NULL,
  	"version_currency" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."shipping_methods" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shop" "cms"."enum_shipping_methods_shop" NOT NULL,
  	"method" "cms"."enum_shipping_methods_method" NOT NULL,
  	"currency" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"keeps_cold_days" numeric,
  	"transit_days" numeric NOT NULL,
  	"tank_back_within_days" numeric,
  	"tank_late_fee_per_day" numeric,
  	"tank_replacement" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."shipping_methods_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_shipping_methods_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_shop" "cms"."enum__shipping_methods_v_version_shop" NOT NULL,
  	"version_method" "cms"."enum__shipping_methods_v_version_method" NOT NULL,
  	"version_currency" varchar NOT NULL,
  	"version_amount" numeric NOT NULL,
  	"version_keeps_cold_days" numeric,
  	"version_transit_days" numeric NOT NULL,
  	"version_tank_back_within_days" numeric,
  	"version_tank_late_fee_per_day" numeric,
  	"version_tank_replacement" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_shipping_methods_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."tax_rates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"shop" "cms"."enum_tax_rates_shop" NOT NULL,
  	"country" varchar NOT NULL,
  	"rate_bp" numeric NOT NULL,
  	"prices_include_tax" boolean DEFAULT false,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."_tax_rates_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_shop" "cms"."enum__tax_rates_v_version_shop" NOT NULL,
  	"version_country" varchar NOT NULL,
  	"version_rate_bp" numeric NOT NULL,
  	"version_prices_include_tax" boolean DEFAULT false,
  	"version_source" varchar,
  	"version_verified" boolean DEFAULT false,
  	"version_checked_on" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."clinics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"street" varchar NOT NULL,
  	"postal_code" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"receiving_hours" varchar,
  	"licence_valid_until" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."genes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"gene" varchar NOT NULL,
  	"condition" varchar NOT NULL,
  	"inheritance" "cms"."enum_genes_inheritance" NOT NULL,
  	"carrier_one_in" numeric,
  	"population" varchar,
  	"detection_rate" numeric,
  	"source" varchar,
  	"verified" boolean DEFAULT false,
  	"checked_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_staff_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."staff" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"media_id" uuid,
  	"navigation_id" uuid,
  	"donor_profiles_id" uuid,
  	"shops_id" uuid,
  	"countries_id" uuid,
  	"price_lists_id" uuid,
  	"shipping_methods_id" uuid,
  	"tax_rates_id" uuid,
  	"clinics_id" uuid,
  	"genes_id" uuid,
  	"staff_id" uuid
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" uuid
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."feature_flags_flags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"why" varchar
  );
  
  CREATE TABLE "cms"."feature_flags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."_feature_flags_v_version_flags" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"why" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_feature_flags_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."pages_faq" ADD CONSTRAINT "pages_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_shops" ADD CONSTRAINT "pages_shops_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages_visitor_types" ADD CONSTRAINT "pages_visitor_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_faq" ADD CONSTRAINT "_pages_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_shops" ADD CONSTRAINT "_pages_v_version_shops_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_visitor_types" ADD CONSTRAINT "_pages_v_version_visitor_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_shops" ADD CONSTRAINT "navigation_shops_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega_children" ADD CONSTRAINT "navigation_mega_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega_children" ADD CONSTRAINT "navigation_mega_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_mega"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega" ADD CONSTRAINT "navigation_mega_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_mega" ADD CONSTRAINT "navigation_mega_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_small" ADD CONSTRAINT "navigation_small_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_small" ADD CONSTRAINT "navigation_small_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_notes" ADD CONSTRAINT "navigation_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_logos" ADD CONSTRAINT "navigation_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."navigation_logos" ADD CONSTRAINT "navigation_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_shops" ADD CONSTRAINT "_navigation_v_version_shops_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_children" ADD CONSTRAINT "_navigation_v_version_mega_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega_children" ADD CONSTRAINT "_navigation_v_version_mega_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_mega"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega" ADD CONSTRAINT "_navigation_v_version_mega_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_mega" ADD CONSTRAINT "_navigation_v_version_mega_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_small" ADD CONSTRAINT "_navigation_v_version_small_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_small" ADD CONSTRAINT "_navigation_v_version_small_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_notes" ADD CONSTRAINT "_navigation_v_version_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_logos" ADD CONSTRAINT "_navigation_v_version_logos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_logos" ADD CONSTRAINT "_navigation_v_version_logos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v" ADD CONSTRAINT "_navigation_v_parent_id_navigation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."navigation"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."donor_profiles" ADD CONSTRAINT "donor_profiles_childhood_photo_id_media_id_fk" FOREIGN KEY ("childhood_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."donor_profiles" ADD CONSTRAINT "donor_profiles_adult_photo_id_media_id_fk" FOREIGN KEY ("adult_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."donor_profiles_locales" ADD CONSTRAINT "donor_profiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."donor_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_donor_profiles_v" ADD CONSTRAINT "_donor_profiles_v_parent_id_donor_profiles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."donor_profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_donor_profiles_v" ADD CONSTRAINT "_donor_profiles_v_version_childhood_photo_id_media_id_fk" FOREIGN KEY ("version_childhood_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_donor_profiles_v" ADD CONSTRAINT "_donor_profiles_v_version_adult_photo_id_media_id_fk" FOREIGN KEY ("version_adult_photo_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_donor_profiles_v_locales" ADD CONSTRAINT "_donor_profiles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_donor_profiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."shops_languages" ADD CONSTRAINT "shops_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."shops_locales" ADD CONSTRAINT "shops_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."shops_texts" ADD CONSTRAINT "shops_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_shops_v_version_languages" ADD CONSTRAINT "_shops_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_shops_v" ADD CONSTRAINT "_shops_v_parent_id_shops_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."shops"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_shops_v_locales" ADD CONSTRAINT "_shops_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_shops_v_texts" ADD CONSTRAINT "_shops_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_shops_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_standards" ADD CONSTRAINT "countries_standards_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_states" ADD CONSTRAINT "countries_states_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_shop_codes" ADD CONSTRAINT "countries_shop_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."countries_quota_rules" ADD CONSTRAINT "countries_quota_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_standards" ADD CONSTRAINT "_countries_v_version_standards_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_states" ADD CONSTRAINT "_countries_v_version_states_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_shop_codes" ADD CONSTRAINT "_countries_v_version_shop_codes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v_version_quota_rules" ADD CONSTRAINT "_countries_v_version_quota_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_countries_v" ADD CONSTRAINT "_countries_v_parent_id_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."price_lists_rows" ADD CONSTRAINT "price_lists_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."price_lists_services" ADD CONSTRAINT "price_lists_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_price_lists_v_version_rows" ADD CONSTRAINT "_price_lists_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_price_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_price_lists_v_version_services" ADD CONSTRAINT "_price_lists_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_price_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_price_lists_v" ADD CONSTRAINT "_price_lists_v_parent_id_price_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."shipping_methods_texts" ADD CONSTRAINT "shipping_methods_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_shipping_methods_v" ADD CONSTRAINT "_shipping_methods_v_parent_id_shipping_methods_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."shipping_methods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_shipping_methods_v_texts" ADD CONSTRAINT "_shipping_methods_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_shipping_methods_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_tax_rates_v" ADD CONSTRAINT "_tax_rates_v_parent_id_tax_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."tax_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_fk" FOREIGN KEY ("navigation_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_donor_profiles_fk" FOREIGN KEY ("donor_profiles_id") REFERENCES "cms"."donor_profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shops_fk" FOREIGN KEY ("shops_id") REFERENCES "cms"."shops"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "cms"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_lists_fk" FOREIGN KEY ("price_lists_id") REFERENCES "cms"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shipping_methods_fk" FOREIGN KEY ("shipping_methods_id") REFERENCES "cms"."shipping_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rates_fk" FOREIGN KEY ("tax_rates_id") REFERENCES "cms"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clinics_fk" FOREIGN KEY ("clinics_id") REFERENCES "cms"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_genes_fk" FOREIGN KEY ("genes_id") REFERENCES "cms"."genes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."feature_flags_flags" ADD CONSTRAINT "feature_flags_flags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."feature_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_feature_flags_v_version_flags" ADD CONSTRAINT "_feature_flags_v_version_flags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_feature_flags_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_faq_order_idx" ON "cms"."pages_faq" USING btree ("_order");
  CREATE INDEX "pages_faq_parent_id_idx" ON "cms"."pages_faq" USING btree ("_parent_id");
  CREATE INDEX "pages_faq_locale_idx" ON "cms"."pages_faq" USING btree ("_locale");
  CREATE INDEX "pages_shops_order_idx" ON "cms"."pages_shops" USING btree ("order");
  CREATE INDEX "pages_shops_parent_idx" ON "cms"."pages_shops" USING btree ("parent_id");
  CREATE INDEX "pages_visitor_types_order_idx" ON "cms"."pages_visitor_types" USING btree ("order");
  CREATE INDEX "pages_visitor_types_parent_idx" ON "cms"."pages_visitor_types" USING btree ("parent_id");
  CREATE INDEX "pages_parent_idx" ON "cms"."pages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_epi_id_idx" ON "cms"."pages" USING btree ("epi_id");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "cms"."pages" USING btree ("_status");
  CREATE INDEX "pages_slug_idx" ON "cms"."pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "cms"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_faq_order_idx" ON "cms"."_pages_v_version_faq" USING btree ("_order");
  CREATE INDEX "_pages_v_version_faq_parent_id_idx" ON "cms"."_pages_v_version_faq" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_faq_locale_idx" ON "cms"."_pages_v_version_faq" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_shops_order_idx" ON "cms"."_pages_v_version_shops" USING btree ("order");
  CREATE INDEX "_pages_v_version_shops_parent_idx" ON "cms"."_pages_v_version_shops" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_visitor_types_order_idx" ON "cms"."_pages_v_version_visitor_types" USING btree ("order");
  CREATE INDEX "_pages_v_version_visitor_types_parent_idx" ON "cms"."_pages_v_version_visitor_types" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "cms"."_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_version_epi_id_idx" ON "cms"."_pages_v" USING btree ("version_epi_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "cms"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "cms"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "cms"."_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "cms"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_shops_order_idx" ON "cms"."navigation_shops" USING btree ("order");
  CREATE INDEX "navigation_shops_parent_idx" ON "cms"."navigation_shops" USING btree ("parent_id");
  CREATE INDEX "navigation_mega_children_order_idx" ON "cms"."navigation_mega_children" USING btree ("_order");
  CREATE INDEX "navigation_mega_children_parent_id_idx" ON "cms"."navigation_mega_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_mega_children_locale_idx" ON "cms"."navigation_mega_children" USING btree ("_locale");
  CREATE INDEX "navigation_mega_children_page_idx" ON "cms"."navigation_mega_children" USING btree ("page_id");
  CREATE INDEX "navigation_mega_order_idx" ON "cms"."navigation_mega" USING btree ("_order");
  CREATE INDEX "navigation_mega_parent_id_idx" ON "cms"."navigation_mega" USING btree ("_parent_id");
  CREATE INDEX "navigation_mega_locale_idx" ON "cms"."navigation_mega" USING btree ("_locale");
  CREATE INDEX "navigation_mega_page_idx" ON "cms"."navigation_mega" USING btree ("page_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "cms"."navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "cms"."navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_locale_idx" ON "cms"."navigation_footer_links" USING btree ("_locale");
  CREATE INDEX "navigation_footer_links_page_idx" ON "cms"."navigation_footer_links" USING btree ("page_id");
  CREATE INDEX "navigation_footer_order_idx" ON "cms"."navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "cms"."navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_locale_idx" ON "cms"."navigation_footer" USING btree ("_locale");
  CREATE INDEX "navigation_small_order_idx" ON "cms"."navigation_small" USING btree ("_order");
  CREATE INDEX "navigation_small_parent_id_idx" ON "cms"."navigation_small" USING btree ("_parent_id");
  CREATE INDEX "navigation_small_locale_idx" ON "cms"."navigation_small" USING btree ("_locale");
  CREATE INDEX "navigation_small_page_idx" ON "cms"."navigation_small" USING btree ("page_id");
  CREATE INDEX "navigation_notes_order_idx" ON "cms"."navigation_notes" USING btree ("_order");
  CREATE INDEX "navigation_notes_parent_id_idx" ON "cms"."navigation_notes" USING btree ("_parent_id");
  CREATE INDEX "navigation_notes_locale_idx" ON "cms"."navigation_notes" USING btree ("_locale");
  CREATE INDEX "navigation_logos_order_idx" ON "cms"."navigation_logos" USING btree ("_order");
  CREATE INDEX "navigation_logos_parent_id_idx" ON "cms"."navigation_logos" USING btree ("_parent_id");
  CREATE INDEX "navigation_logos_locale_idx" ON "cms"."navigation_logos" USING btree ("_locale");
  CREATE INDEX "navigation_logos_image_idx" ON "cms"."navigation_logos" USING btree ("image_id");
  CREATE INDEX "navigation_updated_at_idx" ON "cms"."navigation" USING btree ("updated_at");
  CREATE INDEX "navigation_created_at_idx" ON "cms"."navigation" USING btree ("created_at");
  CREATE INDEX "_navigation_v_version_shops_order_idx" ON "cms"."_navigation_v_version_shops" USING btree ("order");
  CREATE INDEX "_navigation_v_version_shops_parent_idx" ON "cms"."_navigation_v_version_shops" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_version_mega_children_order_idx" ON "cms"."_navigation_v_version_mega_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_mega_children_parent_id_idx" ON "cms"."_navigation_v_version_mega_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_mega_children_locale_idx" ON "cms"."_navigation_v_version_mega_children" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_mega_children_page_idx" ON "cms"."_navigation_v_version_mega_children" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_mega_order_idx" ON "cms"."_navigation_v_version_mega" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_mega_parent_id_idx" ON "cms"."_navigation_v_version_mega" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_mega_locale_idx" ON "cms"."_navigation_v_version_mega" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_mega_page_idx" ON "cms"."_navigation_v_version_mega" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "cms"."_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "cms"."_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_locale_idx" ON "cms"."_navigation_v_version_footer_links" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_footer_links_page_idx" ON "cms"."_navigation_v_version_footer_links" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "cms"."_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "cms"."_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locale_idx" ON "cms"."_navigation_v_version_footer" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_small_order_idx" ON "cms"."_navigation_v_version_small" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_small_parent_id_idx" ON "cms"."_navigation_v_version_small" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_small_locale_idx" ON "cms"."_navigation_v_version_small" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_small_page_idx" ON "cms"."_navigation_v_version_small" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_notes_order_idx" ON "cms"."_navigation_v_version_notes" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_notes_parent_id_idx" ON "cms"."_navigation_v_version_notes" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_notes_locale_idx" ON "cms"."_navigation_v_version_notes" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_logos_order_idx" ON "cms"."_navigation_v_version_logos" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_logos_parent_id_idx" ON "cms"."_navigation_v_version_logos" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_logos_locale_idx" ON "cms"."_navigation_v_version_logos" USING btree ("_locale");
  CREATE INDEX "_navigation_v_version_logos_image_idx" ON "cms"."_navigation_v_version_logos" USING btree ("image_id");
  CREATE INDEX "_navigation_v_parent_idx" ON "cms"."_navigation_v" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_version_version_updated_at_idx" ON "cms"."_navigation_v" USING btree ("version_updated_at");
  CREATE INDEX "_navigation_v_version_version_created_at_idx" ON "cms"."_navigation_v" USING btree ("version_created_at");
  CREATE INDEX "_navigation_v_created_at_idx" ON "cms"."_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "cms"."_navigation_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "donor_profiles_donor_code_idx" ON "cms"."donor_profiles" USING btree ("donor_code");
  CREATE INDEX "donor_profiles_childhood_photo_idx" ON "cms"."donor_profiles" USING btree ("childhood_photo_id");
  CREATE INDEX "donor_profiles_adult_photo_idx" ON "cms"."donor_profiles" USING btree ("adult_photo_id");
  CREATE INDEX "donor_profiles_updated_at_idx" ON "cms"."donor_profiles" USING btree ("updated_at");
  CREATE INDEX "donor_profiles_created_at_idx" ON "cms"."donor_profiles" USING btree ("created_at");
  CREATE UNIQUE INDEX "donor_profiles_locales_locale_parent_id_unique" ON "cms"."donor_profiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_donor_profiles_v_parent_idx" ON "cms"."_donor_profiles_v" USING btree ("parent_id");
  CREATE INDEX "_donor_profiles_v_version_version_donor_code_idx" ON "cms"."_donor_profiles_v" USING btree ("version_donor_code");
  CREATE INDEX "_donor_profiles_v_version_version_childhood_photo_idx" ON "cms"."_donor_profiles_v" USING btree ("version_childhood_photo_id");
  CREATE INDEX "_donor_profiles_v_version_version_adult_photo_idx" ON "cms"."_donor_profiles_v" USING btree ("version_adult_photo_id");
  CREATE INDEX "_donor_profiles_v_version_version_updated_at_idx" ON "cms"."_donor_profiles_v" USING btree ("version_updated_at");
  CREATE INDEX "_donor_profiles_v_version_version_created_at_idx" ON "cms"."_donor_profiles_v" USING btree ("version_created_at");
  CREATE INDEX "_donor_profiles_v_created_at_idx" ON "cms"."_donor_profiles_v" USING btree ("created_at");
  CREATE INDEX "_donor_profiles_v_updated_at_idx" ON "cms"."_donor_profiles_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_donor_profiles_v_locales_locale_parent_id_unique" ON "cms"."_donor_profiles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shops_languages_order_idx" ON "cms"."shops_languages" USING btree ("_order");
  CREATE INDEX "shops_languages_parent_id_idx" ON "cms"."shops_languages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "shops_code_idx" ON "cms"."shops" USING btree ("code");
  CREATE UNIQUE INDEX "shops_legal_department_id_idx" ON "cms"."shops" USING btree ("legal_department_id");
  CREATE INDEX "shops_updated_at_idx" ON "cms"."shops" USING btree ("updated_at");
  CREATE INDEX "shops_created_at_idx" ON "cms"."shops" USING btree ("created_at");
  CREATE UNIQUE INDEX "shops_locales_locale_parent_id_unique" ON "cms"."shops_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "shops_texts_order_parent" ON "cms"."shops_texts" USING btree ("order","parent_id");
  CREATE INDEX "_shops_v_version_languages_order_idx" ON "cms"."_shops_v_version_languages" USING btree ("_order");
  CREATE INDEX "_shops_v_version_languages_parent_id_idx" ON "cms"."_shops_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_shops_v_parent_idx" ON "cms"."_shops_v" USING btree ("parent_id");
  CREATE INDEX "_shops_v_version_version_code_idx" ON "cms"."_shops_v" USING btree ("version_code");
  CREATE INDEX "_shops_v_version_version_legal_department_id_idx" ON "cms"."_shops_v" USING btree ("version_legal_department_id");
  CREATE INDEX "_shops_v_version_version_updated_at_idx" ON "cms"."_shops_v" USING btree ("version_updated_at");
  CREATE INDEX "_shops_v_version_version_created_at_idx" ON "cms"."_shops_v" USING btree ("version_created_at");
  CREATE INDEX "_shops_v_created_at_idx" ON "cms"."_shops_v" USING btree ("created_at");
  CREATE INDEX "_shops_v_updated_at_idx" ON "cms"."_shops_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_shops_v_locales_locale_parent_id_unique" ON "cms"."_shops_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_shops_v_texts_order_parent" ON "cms"."_shops_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "countries_standards_order_idx" ON "cms"."countries_standards" USING btree ("order");
  CREATE INDEX "countries_standards_parent_idx" ON "cms"."countries_standards" USING btree ("parent_id");
  CREATE INDEX "countries_states_order_idx" ON "cms"."countries_states" USING btree ("_order");
  CREATE INDEX "countries_states_parent_id_idx" ON "cms"."countries_states" USING btree ("_parent_id");
  CREATE INDEX "countries_shop_codes_order_idx" ON "cms"."countries_shop_codes" USING btree ("order");
  CREATE INDEX "countries_shop_codes_parent_idx" ON "cms"."countries_shop_codes" USING btree ("parent_id");
  CREATE INDEX "countries_quota_rules_order_idx" ON "cms"."countries_quota_rules" USING btree ("_order");
  CREATE INDEX "countries_quota_rules_parent_id_idx" ON "cms"."countries_quota_rules" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "countries_code_idx" ON "cms"."countries" USING btree ("code");
  CREATE INDEX "countries_updated_at_idx" ON "cms"."countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "cms"."countries" USING btree ("created_at");
  CREATE INDEX "_countries_v_version_standards_order_idx" ON "cms"."_countries_v_version_standards" USING btree ("order");
  CREATE INDEX "_countries_v_version_standards_parent_idx" ON "cms"."_countries_v_version_standards" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_states_order_idx" ON "cms"."_countries_v_version_states" USING btree ("_order");
  CREATE INDEX "_countries_v_version_states_parent_id_idx" ON "cms"."_countries_v_version_states" USING btree ("_parent_id");
  CREATE INDEX "_countries_v_version_shop_codes_order_idx" ON "cms"."_countries_v_version_shop_codes" USING btree ("order");
  CREATE INDEX "_countries_v_version_shop_codes_parent_idx" ON "cms"."_countries_v_version_shop_codes" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_quota_rules_order_idx" ON "cms"."_countries_v_version_quota_rules" USING btree ("_order");
  CREATE INDEX "_countries_v_version_quota_rules_parent_id_idx" ON "cms"."_countries_v_version_quota_rules" USING btree ("_parent_id");
  CREATE INDEX "_countries_v_parent_idx" ON "cms"."_countries_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_version_code_idx" ON "cms"."_countries_v" USING btree ("version_code");
  CREATE INDEX "_countries_v_version_version_updated_at_idx" ON "cms"."_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_countries_v_version_version_created_at_idx" ON "cms"."_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_countries_v_created_at_idx" ON "cms"."_countries_v" USING btree ("created_at");
  CREATE INDEX "_countries_v_updated_at_idx" ON "cms"."_countries_v" USING btree ("updated_at");
  CREATE INDEX "price_lists_rows_order_idx" ON "cms"."price_lists_rows" USING btree ("_order");
  CREATE INDEX "price_lists_rows_parent_id_idx" ON "cms"."price_lists_rows" USING btree ("_parent_id");
  CREATE INDEX "price_lists_services_order_idx" ON "cms"."price_lists_services" USING btree ("_order");
  CREATE INDEX "price_lists_services_parent_id_idx" ON "cms"."price_lists_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "price_lists_shop_idx" ON "cms"."price_lists" USING btree ("shop");
  CREATE INDEX "price_lists_updated_at_idx" ON "cms"."price_lists" USING btree ("updated_at");
  CREATE INDEX "price_lists_created_at_idx" ON "cms"."price_lists" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_version_rows_order_idx" ON "cms"."_price_lists_v_version_rows" USING btree ("_order");
  CREATE INDEX "_price_lists_v_version_rows_parent_id_idx" ON "cms"."_price_lists_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_price_lists_v_version_services_order_idx" ON "cms"."_price_lists_v_version_services" USING btree ("_order");
  CREATE INDEX "_price_lists_v_version_services_parent_id_idx" ON "cms"."_price_lists_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_price_lists_v_parent_idx" ON "cms"."_price_lists_v" USING btree ("parent_id");
  CREATE INDEX "_price_lists_v_version_version_shop_idx" ON "cms"."_price_lists_v" USING btree ("version_shop");
  CREATE INDEX "_price_lists_v_version_version_updated_at_idx" ON "cms"."_price_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_lists_v_version_version_created_at_idx" ON "cms"."_price_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_price_lists_v_created_at_idx" ON "cms"."_price_lists_v" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_updated_at_idx" ON "cms"."_price_lists_v" USING btree ("updated_at");
  CREATE INDEX "shipping_methods_shop_idx" ON "cms"."shipping_methods" USING btree ("shop");
  CREATE INDEX "shipping_methods_updated_at_idx" ON "cms"."shipping_methods" USING btree ("updated_at");
  CREATE INDEX "shipping_methods_created_at_idx" ON "cms"."shipping_methods" USING btree ("created_at");
  CREATE INDEX "shipping_methods_texts_order_parent" ON "cms"."shipping_methods_texts" USING btree ("order","parent_id");
  CREATE INDEX "_shipping_methods_v_parent_idx" ON "cms"."_shipping_methods_v" USING btree ("parent_id");
  CREATE INDEX "_shipping_methods_v_version_version_shop_idx" ON "cms"."_shipping_methods_v" USING btree ("version_shop");
  CREATE INDEX "_shipping_methods_v_version_version_updated_at_idx" ON "cms"."_shipping_methods_v" USING btree ("version_updated_at");
  CREATE INDEX "_shipping_methods_v_version_version_created_at_idx" ON "cms"."_shipping_methods_v" USING btree ("version_created_at");
  CREATE INDEX "_shipping_methods_v_created_at_idx" ON "cms"."_shipping_methods_v" USING btree ("created_at");
  CREATE INDEX "_shipping_methods_v_updated_at_idx" ON "cms"."_shipping_methods_v" USING btree ("updated_at");
  CREATE INDEX "_shipping_methods_v_texts_order_parent" ON "cms"."_shipping_methods_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "tax_rates_shop_idx" ON "cms"."tax_rates" USING btree ("shop");
  CREATE INDEX "tax_rates_updated_at_idx" ON "cms"."tax_rates" USING btree ("updated_at");
  CREATE INDEX "tax_rates_created_at_idx" ON "cms"."tax_rates" USING btree ("created_at");
  CREATE INDEX "_tax_rates_v_parent_idx" ON "cms"."_tax_rates_v" USING btree ("parent_id");
  CREATE INDEX "_tax_rates_v_version_version_shop_idx" ON "cms"."_tax_rates_v" USING btree ("version_shop");
  CREATE INDEX "_tax_rates_v_version_version_updated_at_idx" ON "cms"."_tax_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_tax_rates_v_version_version_created_at_idx" ON "cms"."_tax_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_tax_rates_v_created_at_idx" ON "cms"."_tax_rates_v" USING btree ("created_at");
  CREATE INDEX "_tax_rates_v_updated_at_idx" ON "cms"."_tax_rates_v" USING btree ("updated_at");
  CREATE INDEX "clinics_country_idx" ON "cms"."clinics" USING btree ("country");
  CREATE INDEX "clinics_updated_at_idx" ON "cms"."clinics" USING btree ("updated_at");
  CREATE INDEX "clinics_created_at_idx" ON "cms"."clinics" USING btree ("created_at");
  CREATE INDEX "genes_gene_idx" ON "cms"."genes" USING btree ("gene");
  CREATE INDEX "genes_updated_at_idx" ON "cms"."genes" USING btree ("updated_at");
  CREATE INDEX "genes_created_at_idx" ON "cms"."genes" USING btree ("created_at");
  CREATE INDEX "staff_roles_order_idx" ON "cms"."staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "cms"."staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "cms"."staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "cms"."staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "cms"."staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "cms"."staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "cms"."staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("navigation_id");
  CREATE INDEX "payload_locked_documents_rels_donor_profiles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("donor_profiles_id");
  CREATE INDEX "payload_locked_documents_rels_shops_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("shops_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_price_lists_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("price_lists_id");
  CREATE INDEX "payload_locked_documents_rels_shipping_methods_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("shipping_methods_id");
  CREATE INDEX "payload_locked_documents_rels_tax_rates_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tax_rates_id");
  CREATE INDEX "payload_locked_documents_rels_clinics_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("clinics_id");
  CREATE INDEX "payload_locked_documents_rels_genes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("genes_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "cms"."payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "feature_flags_flags_order_idx" ON "cms"."feature_flags_flags" USING btree ("_order");
  CREATE INDEX "feature_flags_flags_parent_id_idx" ON "cms"."feature_flags_flags" USING btree ("_parent_id");
  CREATE INDEX "_feature_flags_v_version_flags_order_idx" ON "cms"."_feature_flags_v_version_flags" USING btree ("_order");
  CREATE INDEX "_feature_flags_v_version_flags_parent_id_idx" ON "cms"."_feature_flags_v_version_flags" USING btree ("_parent_id");
  CREATE INDEX "_feature_flags_v_created_at_idx" ON "cms"."_feature_flags_v" USING btree ("created_at");
  CREATE INDEX "_feature_flags_v_updated_at_idx" ON "cms"."_feature_flags_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."pages_faq" CASCADE;
  DROP TABLE "cms"."pages_shops" CASCADE;
  DROP TABLE "cms"."pages_visitor_types" CASCADE;
  DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_locales" CASCADE;
  DROP TABLE "cms"."_pages_v_version_faq" CASCADE;
  DROP TABLE "cms"."_pages_v_version_shops" CASCADE;
  DROP TABLE "cms"."_pages_v_version_visitor_types" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."navigation_shops" CASCADE;
  DROP TABLE "cms"."navigation_mega_children" CASCADE;
  DROP TABLE "cms"."navigation_mega" CASCADE;
  DROP TABLE "cms"."navigation_footer_links" CASCADE;
  DROP TABLE "cms"."navigation_footer" CASCADE;
  DROP TABLE "cms"."navigation_small" CASCADE;
  DROP TABLE "cms"."navigation_notes" CASCADE;
  DROP TABLE "cms"."navigation_logos" CASCADE;
  DROP TABLE "cms"."navigation" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_shops" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_mega_children" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_mega" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_footer" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_small" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_notes" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_logos" CASCADE;
  DROP TABLE "cms"."_navigation_v" CASCADE;
  DROP TABLE "cms"."donor_profiles" CASCADE;
  DROP TABLE "cms"."donor_profiles_locales" CASCADE;
  DROP TABLE "cms"."_donor_profiles_v" CASCADE;
  DROP TABLE "cms"."_donor_profiles_v_locales" CASCADE;
  DROP TABLE "cms"."shops_languages" CASCADE;
  DROP TABLE "cms"."shops" CASCADE;
  DROP TABLE "cms"."shops_locales" CASCADE;
  DROP TABLE "cms"."shops_texts" CASCADE;
  DROP TABLE "cms"."_shops_v_version_languages" CASCADE;
  DROP TABLE "cms"."_shops_v" CASCADE;
  DROP TABLE "cms"."_shops_v_locales" CASCADE;
  DROP TABLE "cms"."_shops_v_texts" CASCADE;
  DROP TABLE "cms"."countries_standards" CASCADE;
  DROP TABLE "cms"."countries_states" CASCADE;
  DROP TABLE "cms"."countries_shop_codes" CASCADE;
  DROP TABLE "cms"."countries_quota_rules" CASCADE;
  DROP TABLE "cms"."countries" CASCADE;
  DROP TABLE "cms"."_countries_v_version_standards" CASCADE;
  DROP TABLE "cms"."_countries_v_version_states" CASCADE;
  DROP TABLE "cms"."_countries_v_version_shop_codes" CASCADE;
  DROP TABLE "cms"."_countries_v_version_quota_rules" CASCADE;
  DROP TABLE "cms"."_countries_v" CASCADE;
  DROP TABLE "cms"."price_lists_rows" CASCADE;
  DROP TABLE "cms"."price_lists_services" CASCADE;
  DROP TABLE "cms"."price_lists" CASCADE;
  DROP TABLE "cms"."_price_lists_v_version_rows" CASCADE;
  DROP TABLE "cms"."_price_lists_v_version_services" CASCADE;
  DROP TABLE "cms"."_price_lists_v" CASCADE;
  DROP TABLE "cms"."shipping_methods" CASCADE;
  DROP TABLE "cms"."shipping_methods_texts" CASCADE;
  DROP TABLE "cms"."_shipping_methods_v" CASCADE;
  DROP TABLE "cms"."_shipping_methods_v_texts" CASCADE;
  DROP TABLE "cms"."tax_rates" CASCADE;
  DROP TABLE "cms"."_tax_rates_v" CASCADE;
  DROP TABLE "cms"."clinics" CASCADE;
  DROP TABLE "cms"."genes" CASCADE;
  DROP TABLE "cms"."staff_roles" CASCADE;
  DROP TABLE "cms"."staff_sessions" CASCADE;
  DROP TABLE "cms"."staff" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TABLE "cms"."feature_flags_flags" CASCADE;
  DROP TABLE "cms"."feature_flags" CASCADE;
  DROP TABLE "cms"."_feature_flags_v_version_flags" CASCADE;
  DROP TABLE "cms"."_feature_flags_v" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_pages_shops";
  DROP TYPE "cms"."enum_pages_visitor_types";
  DROP TYPE "cms"."enum_pages_kind";
  DROP TYPE "cms"."enum_pages_area";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_version_shops";
  DROP TYPE "cms"."enum__pages_v_version_visitor_types";
  DROP TYPE "cms"."enum__pages_v_version_kind";
  DROP TYPE "cms"."enum__pages_v_version_area";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum__pages_v_published_locale";
  DROP TYPE "cms"."enum_navigation_shops";
  DROP TYPE "cms"."enum_navigation_visitor_type";
  DROP TYPE "cms"."enum__navigation_v_version_shops";
  DROP TYPE "cms"."enum__navigation_v_version_visitor_type";
  DROP TYPE "cms"."enum_shops_languages_locale";
  DROP TYPE "cms"."enum_shops_code";
  DROP TYPE "cms"."enum__shops_v_version_languages_locale";
  DROP TYPE "cms"."enum__shops_v_version_code";
  DROP TYPE "cms"."enum_countries_standards";
  DROP TYPE "cms"."enum_countries_shop_codes";
  DROP TYPE "cms"."enum_countries_quota_rules_unit";
  DROP TYPE "cms"."enum_countries_regime";
  DROP TYPE "cms"."enum__countries_v_version_standards";
  DROP TYPE "cms"."enum__countries_v_version_shop_codes";
  DROP TYPE "cms"."enum__countries_v_version_quota_rules_unit";
  DROP TYPE "cms"."enum__countries_v_version_regime";
  DROP TYPE "cms"."enum_price_lists_rows_donor_kind";
  DROP TYPE "cms"."enum_price_lists_rows_straw_type";
  DROP TYPE "cms"."enum_price_lists_rows_mot_class";
  DROP TYPE "cms"."enum_price_lists_rows_release_type";
  DROP TYPE "cms"."enum_price_lists_rows_tier";
  DROP TYPE "cms"."enum_price_lists_rows_customer_type";
  DROP TYPE "cms"."enum_price_lists_services_service";
  DROP TYPE "cms"."enum_price_lists_shop";
  DROP TYPE "cms"."enum__price_lists_v_version_rows_donor_kind";
  DROP TYPE "cms"."enum__price_lists_v_version_rows_straw_type";
  DROP TYPE "cms"."enum__price_lists_v_version_rows_mot_class";
  DROP TYPE "cms"."enum__price_lists_v_version_rows_release_type";
  DROP TYPE "cms"."enum__price_lists_v_version_rows_tier";
  DROP TYPE "cms"."enum__price_lists_v_version_rows_customer_type";
  DROP TYPE "cms"."enum__price_lists_v_version_services_service";
  DROP TYPE "cms"."enum__price_lists_v_version_shop";
  DROP TYPE "cms"."enum_shipping_methods_shop";
  DROP TYPE "cms"."enum_shipping_methods_method";
  DROP TYPE "cms"."enum__shipping_methods_v_version_shop";
  DROP TYPE "cms"."enum__shipping_methods_v_version_method";
  DROP TYPE "cms"."enum_tax_rates_shop";
  DROP TYPE "cms"."enum__tax_rates_v_version_shop";
  DROP TYPE "cms"."enum_genes_inheritance";
  DROP TYPE "cms"."enum_staff_roles";`)
}
