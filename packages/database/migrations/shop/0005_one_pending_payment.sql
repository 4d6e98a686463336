-- Tries that a later one of the same order replaced: money that still comes for one goes back by itself.
UPDATE "shop"."payment" p SET payment_state = 'failed', failure_code = 'superseded', updated_at = now()
WHERE payment_state = 'pending' AND EXISTS (SELECT FROM "shop"."payment" later WHERE later.order_id = p.order_id
  AND later.payment_state = 'pending' AND (later.created_at, later.id) > (p.created_at, p.id));
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_pending" ON "shop"."payment" USING btree ("order_id") WHERE payment_state = 'pending';