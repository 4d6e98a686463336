-- Balances are moved by their ledgers alone, ledgers are append-only, and whoever keeps a copy of a donor hears of a change.

create function shop.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger stock_movement_append_only before update or delete on shop.stock_movement for each row execute function shop.refuse_change();
--> statement-breakpoint
create trigger quota_movement_append_only before update or delete on shop.quota_movement for each row execute function shop.refuse_change();
--> statement-breakpoint
create trigger order_history_append_only before update or delete on shop.order_history for each row execute function shop.refuse_change();
--> statement-breakpoint
create trigger payment_event_append_only before update or delete on shop.payment_event for each row execute function shop.refuse_change();
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on shop.audit_log for each row execute function shop.refuse_change();
--> statement-breakpoint
create trigger consent_append_only before update or delete on shop.consent for each row execute function shop.refuse_change();
--> statement-breakpoint

-- A sale always takes a held straw; so it lowers both sides.
create function shop.move_stock() returns trigger language plpgsql as $$
begin
  update shop.stock_item set
    on_hand = on_hand + case new.kind
      when 'received' then new.quantity when 'returned' then new.quantity
      when 'sold' then -new.quantity when 'expired' then -new.quantity
      when 'destroyed' then -new.quantity when 'recalled' then -new.quantity else 0 end,
    held = held + case new.kind
      when 'held' then new.quantity when 'holdReleased' then -new.quantity when 'sold' then -new.quantity else 0 end
  where id = new.stock_item_id;
  return new;
end $$;
--> statement-breakpoint
create trigger stock_movement_moves_balance after insert on shop.stock_movement for each row execute function shop.move_stock();
--> statement-breakpoint
create function shop.refuse_direct_stock() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and (new.on_hand <> old.on_hand or new.held <> old.held) then
    raise exception 'stock balances are moved by stock_movement alone' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger stock_item_balance_guard before update on shop.stock_item for each row execute function shop.refuse_direct_stock();
--> statement-breakpoint
create function shop.start_stock_empty() returns trigger language plpgsql as $$
begin
  new.on_hand := 0; new.held := 0;
  return new;
end $$;
--> statement-breakpoint
create trigger stock_item_starts_empty before insert on shop.stock_item for each row execute function shop.start_stock_empty();
--> statement-breakpoint

create function shop.move_quota() returns trigger language plpgsql as $$
begin
  update shop.quota_balance set taken = taken + new.change where id = new.quota_balance_id;
  return new;
end $$;
--> statement-breakpoint
create trigger quota_movement_moves_balance after insert on shop.quota_movement for each row execute function shop.move_quota();
--> statement-breakpoint
create function shop.refuse_direct_quota() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 and new.taken <> old.taken then
    raise exception 'quota balances are moved by quota_movement alone' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger quota_balance_guard before update on shop.quota_balance for each row execute function shop.refuse_direct_quota();
--> statement-breakpoint
create function shop.start_quota_empty() returns trigger language plpgsql as $$
begin
  new.taken := 0;
  return new;
end $$;
--> statement-breakpoint
create trigger quota_balance_starts_empty before insert on shop.quota_balance for each row execute function shop.start_quota_empty();
--> statement-breakpoint

-- The search index of every process follows these.
create function shop.tell_donor_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('donor_changed', case when tg_table_name = 'donor' then new.id::text else new.donor_id::text end);
  return new;
end $$;
--> statement-breakpoint
create trigger donor_tells after insert or update on shop.donor for each row execute function shop.tell_donor_changed();
--> statement-breakpoint
create trigger stock_item_tells after update of on_hand, held on shop.stock_item for each row execute function shop.tell_donor_changed();
--> statement-breakpoint
create trigger quota_balance_tells after insert or update on shop.quota_balance for each row execute function shop.tell_donor_changed();
