-- The donor table has no donor_id: reading the field of the other two there ended every insert and update of a donor.
create or replace function shop.tell_donor_changed() returns trigger language plpgsql as $$
declare
  row_of_donor jsonb := to_jsonb(new);
begin
  perform pg_notify('donor_changed', coalesce(row_of_donor ->> 'donor_id', row_of_donor ->> 'id'));
  return new;
end $$;
