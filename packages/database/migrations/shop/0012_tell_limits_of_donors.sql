-- A donor's own limit in a country is part of what search and pages keep of the donor, so a change of it is noted as that of stock is.
create or replace function shop.note_donor_limit_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then insert into shop.donor_change values (old.donor_id); end if;
  if tg_op <> 'DELETE' then insert into shop.donor_change values (new.donor_id); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger donor_country_limit_tells after insert or update or delete on shop.donor_country_limit for each row execute function shop.note_donor_limit_change();
