CREATE TABLE "shop"."customer_face" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"sealed_embedding" text NOT NULL,
	"model" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."donor_face" (
	"donor_id" uuid PRIMARY KEY NOT NULL,
	"sealed_embedding" text NOT NULL,
	"model" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"origin" text NOT NULL,
	"revision" bigserial NOT NULL,
	CONSTRAINT "donor_face_origin" CHECK ("shop"."donor_face"."origin" in ('photo', 'import', 'invented'))
);
--> statement-breakpoint
ALTER TABLE "shop"."customer_face" ADD CONSTRAINT "customer_face_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."donor_face" ADD CONSTRAINT "donor_face_donor_id_donor_id_fk" FOREIGN KEY ("donor_id") REFERENCES "shop"."donor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_face_revision" ON "shop"."donor_face" USING btree ("revision");--> statement-breakpoint
-- A donor takes part in face matching as long as there is a face of theirs, and not a moment longer.
create function shop.follow_donor_face() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update shop.donor set has_face_matching = false where id = old.donor_id and has_face_matching;
  else
    update shop.donor set has_face_matching = true where id = new.donor_id and not has_face_matching;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger donor_face_is_followed after insert or delete on shop.donor_face for each row execute function shop.follow_donor_face();
--> statement-breakpoint
-- Who is erased keeps no face, whatever did the erasing.
create function shop.forget_face_of_erased() returns trigger language plpgsql as $$
begin
  delete from shop.customer_face where customer_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger customer_erasure_forgets_face after update of erased_at on shop.customer for each row when (new.erased_at is not null) execute function shop.forget_face_of_erased();
