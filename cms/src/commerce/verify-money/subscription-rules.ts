import { livingStates } from '../payments/subscriptions/subscription-row'
import { forMembership } from './products'
import { bySql, listed, named } from './rule'

const lives = `s.status IN (${listed(livingStates)})`

/** One living subscription per user. */
export const oneLivingSubscription = bySql(`
  SELECT 'User ' || s.user_id || ' has ' || COUNT(*) || ' living subscriptions, ' || MIN(s.stripe_id) || ' and ' ||
    MAX(s.stripe_id) || '.' AS fault
  FROM subscriptions s WHERE ${lives} AND s.user_id IS NOT NULL
  GROUP BY s.user_id HAVING COUNT(*) > 1`)

/** No user has two open orders for premium, and no coupon row is in two open orders. */
export const oneOpenCheckout = bySql(`
  SELECT 'User ' || o.user_id || ' has ' || COUNT(*) || ' open payments for premium.' AS fault
  FROM orders o
  WHERE o.state = 'pending' AND o.kind = 'checkout' AND o.gift IS NULL AND o.user_id IS NOT NULL AND ${forMembership}
  GROUP BY o.user_id HAVING COUNT(*) > 1
  UNION ALL
  SELECT 'Coupon row ' || o.user_coupon_id || ' is held by ' || COUNT(*) || ' open payments.'
  FROM orders o WHERE o.state = 'pending' AND o.user_coupon_id IS NOT NULL
  GROUP BY o.user_coupon_id HAVING COUNT(*) > 1`)

/** An order that is not open holds no unique keys (decision checkout-slots), otherwise the next one is refused. */
export const slotsOfOpenOrders = bySql(`
  SELECT ${named} || ' is not open, and keeps its place from the next.' AS fault
  FROM orders o WHERE o.state <> 'pending'
    AND (o.premium_of IS NOT NULL OR o.item_of IS NOT NULL OR o.coupon_of IS NOT NULL OR o.pay_link_of IS NOT NULL)`)

/** A charge of it is disputed or in review: it gives no premium until that is settled. */
const isQuestioned = `EXISTS (
  SELECT 1 FROM orders o WHERE o.subscription_id = s.stripe_id AND o.state IN ('review', 'disputed'))`

/** It gives no premium until its first charge is paid. */
const isPaid = `EXISTS (
  SELECT 1 FROM orders o WHERE o.subscription_id = s.stripe_id AND o.paid_at IS NOT NULL)`

/**
 * Each subscriber has a paid living subscription, and the other way round. Demo users have a placeholder id, and
 * nothing at Stripe.
 */
export const subscribersAreKnown = bySql(`
  SELECT 'User ' || u.id || ' is the subscriber of ' || COALESCE(u.subscription_id, 'nothing') || ', subscriptions say ' ||
    COALESCE(s.stripe_id, 'nothing') || '.' AS fault
  FROM up_users u
  LEFT JOIN subscriptions s ON s.id = (
    SELECT MIN(s.id) FROM subscriptions s WHERE s.user_id = u.id AND ${lives}
  ) AND ${isPaid} AND s.status <> 'paused' AND NOT ${isQuestioned}
  WHERE u.subscription_id IS DISTINCT FROM s.stripe_id AND u.subscription_id IS DISTINCT FROM 'demo'`)
