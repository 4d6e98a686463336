CREATE TABLE "shop"."genetic_consent" (
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "genetic_consent_customer_id_purpose_pk" PRIMARY KEY("customer_id","purpose"),
	CONSTRAINT "genetic_consent_purpose" CHECK ("shop"."genetic_consent"."purpose" in ('findings', 'review'))
);
--> statement-breakpoint
CREATE TABLE "shop"."genetic_findings" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"purpose" text DEFAULT 'findings' NOT NULL,
	"relationship" text NOT NULL,
	"other_donor_id" uuid,
	"sealed_findings" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "genetic_findings_purpose" CHECK ("shop"."genetic_findings"."purpose" = 'findings'),
	CONSTRAINT "genetic_findings_relationship" CHECK ("shop"."genetic_findings"."relationship" in ('none', 'partner', 'cryosDonor', 'other')),
	CONSTRAINT "genetic_findings_of_a_donor" CHECK (("shop"."genetic_findings"."relationship" = 'cryosDonor') = ("shop"."genetic_findings"."other_donor_id" is not null)),
	CONSTRAINT "genetic_findings_confirmed" CHECK (("shop"."genetic_findings"."confirmed_at" is null) = ("shop"."genetic_findings"."confirmed_by" is null)),
	CONSTRAINT "genetic_findings_version" CHECK ("shop"."genetic_findings"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."genetic_report" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text DEFAULT 'review' NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "genetic_report_purpose" CHECK ("shop"."genetic_report"."purpose" = 'review')
);
--> statement-breakpoint
ALTER TABLE "shop"."genetic_consent" ADD CONSTRAINT "genetic_consent_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."genetic_findings" ADD CONSTRAINT "genetic_findings_other_donor_id_donor_id_fk" FOREIGN KEY ("other_donor_id") REFERENCES "shop"."donor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."genetic_findings" ADD CONSTRAINT "genetic_findings_need_consent" FOREIGN KEY ("customer_id","purpose") REFERENCES "shop"."genetic_consent"("customer_id","purpose") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."genetic_report" ADD CONSTRAINT "genetic_report_needs_consent" FOREIGN KEY ("customer_id","purpose") REFERENCES "shop"."genetic_consent"("customer_id","purpose") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "genetic_findings_to_confirm" ON "shop"."genetic_findings" USING btree ("updated_at") WHERE "shop"."genetic_findings"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "genetic_report_of_customer" ON "shop"."genetic_report" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "donor_carrier_genes" ON "shop"."donor" USING gin ("carrier_genes");