CREATE TABLE "shop"."form_attachment" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"field" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"length" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop"."form_submission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_guid" uuid NOT NULL,
	"form_title" text NOT NULL,
	"submit_id" text NOT NULL,
	"page_id" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" uuid,
	"donor_candidate_kind" text,
	"department" text,
	"answers" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"erase_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status_at" timestamp with time zone,
	CONSTRAINT "form_submission_status" CHECK ("shop"."form_submission"."status" in ('new', 'inProgress', 'done', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "shop"."form_submission_move" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop"."form_attachment" ADD CONSTRAINT "form_attachment_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "shop"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."form_submission" ADD CONSTRAINT "form_submission_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "shop"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."form_submission_move" ADD CONSTRAINT "form_submission_move_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "shop"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_attachment_of_submission" ON "shop"."form_attachment" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_submission_list" ON "shop"."form_submission" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_of_form" ON "shop"."form_submission" USING btree ("form_guid","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_fingerprint" ON "shop"."form_submission" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "form_submission_erase" ON "shop"."form_submission" USING btree ("erase_on");--> statement-breakpoint
CREATE INDEX "form_submission_move_of" ON "shop"."form_submission_move" USING btree ("submission_id","id");
--> statement-breakpoint
-- Answers stay as they were given: only the status moves, a customer may be forgotten, and a row goes when its time is over.
create function shop.keep_form_submission() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.erase_on > current_date then
      raise exception 'a submission is kept until its day of erasure' using errcode = 'integrity_constraint_violation';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - array['status', 'status_at', 'customer_id']) <> (to_jsonb(old) - array['status', 'status_at', 'customer_id'])
    or (new.customer_id is distinct from old.customer_id and new.customer_id is not null) then
    raise exception 'answers of a form are append-only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger form_submission_keep before update or delete on shop.form_submission for each row execute function shop.keep_form_submission();
--> statement-breakpoint
create trigger form_submission_move_append_only before update on shop.form_submission_move for each row execute function shop.refuse_change();
