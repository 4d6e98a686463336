-- A transaction that tells something takes one lock for its whole commit: sales would queue for the disk one by one. So they
-- note the donor here, and shop.tell_donor_changes, asked several times a second by the processes that serve, tells
-- what was noted in a transaction of its own. Unlogged: who listens reads everything again after the server was away.
create unlogged table shop.donor_change (donor_id uuid not null) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
--> statement-breakpoint
create function shop.note_donor_change() returns trigger language plpgsql as $$
begin
  insert into shop.donor_change values (new.donor_id);
  return new;
end $$;
--> statement-breakpoint
create or replace trigger stock_item_tells after update of on_hand, held on shop.stock_item for each row execute function shop.note_donor_change();
--> statement-breakpoint
create or replace trigger quota_balance_tells after insert or update on shop.quota_balance for each row execute function shop.note_donor_change();
--> statement-breakpoint
-- Tells each noted donor once and forgets the notes, both or neither; a part of them at a time. Returns how many notes there were.
create function shop.tell_donor_changes(most int) returns int language plpgsql as $$
declare
  notes int;
begin
  with gone as (
    delete from shop.donor_change where ctid = any(array(select ctid from shop.donor_change limit most for update skip locked)) returning donor_id),
  told as (select pg_notify('donor_changed', donor_id::text) from (select distinct donor_id from gone) as donors)
  select (select count(*) from gone), count(*) into notes from told;
  return notes;
end $$;
