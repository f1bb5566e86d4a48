import { livingStates } from '../payments/subscription-row'
import { forPremium } from './products'
import { bySql, listed, named } from './rule'

const lives = `s.status IN (${listed(livingStates)})`

/** Nobody pays for two at a time. */
export const oneLivingSubscription = bySql(`
  SELECT 'User ' || s.user_id || ' has ' || COUNT(*) || ' living subscriptions, ' || MIN(s.stripe_id) || ' and ' ||
    MAX(s.stripe_id) || '.' AS fault
  FROM subscriptions s WHERE ${lives} AND s.user_id IS NOT NULL
  GROUP BY s.user_id HAVING COUNT(*) > 1`)

/** Nobody has two pages open of which each brings premium, nor two that use one coupon. */
export const oneOpenCheckout = bySql(`
  SELECT 'User ' || o.user_id || ' has ' || COUNT(*) || ' open payments for premium.' AS fault
  FROM orders o
  WHERE o.state = 'pending' AND o.kind = 'checkout' AND o.gift IS NULL AND o.user_id IS NOT NULL AND ${forPremium}
  GROUP BY o.user_id HAVING COUNT(*) > 1
  UNION ALL
  SELECT 'Coupon row ' || o.user_coupon_id || ' is held by ' || COUNT(*) || ' open payments.'
  FROM orders o WHERE o.state = 'pending' AND o.user_coupon_id IS NOT NULL
  GROUP BY o.user_coupon_id HAVING COUNT(*) > 1`)

/** What an order keeps from others by a unique index (decision 133) it lets go of with what ends it, or the next is refused. */
export const placesOfOpenOrders = bySql(`
  SELECT ${named} || ' is not open, and keeps its place from the next.' AS fault
  FROM orders o WHERE o.state <> 'pending'
    AND (o.premium_of IS NOT NULL OR o.coupon_of IS NOT NULL OR o.pay_link_of IS NOT NULL)`)

/** A charge of it is disputed, or was not what was ordered: it opens nothing until that is settled. */
const isQuestioned = `EXISTS (
  SELECT 1 FROM orders o WHERE o.subscription_id = s.stripe_id AND o.state IN ('review', 'disputed'))`

/** Until its first charge is paid it opens nothing. */
const isPaid = `EXISTS (
  SELECT 1 FROM orders o WHERE o.subscription_id = s.stripe_id AND o.paid_at IS NOT NULL)`

/**
 * Who is a subscriber has one that lives and is paid for, and the other way round. The people of the demo have a word
 * of their own there, and nothing at Stripe.
 */
export const subscribersAreKnown = bySql(`
  SELECT 'User ' || u.id || ' is the subscriber of ' || COALESCE(u.subscription_id, 'nothing') || ', subscriptions say ' ||
    COALESCE(s.stripe_id, 'nothing') || '.' AS fault
  FROM up_users u
  LEFT JOIN subscriptions s ON s.id = (
    SELECT MIN(s.id) FROM subscriptions s WHERE s.user_id = u.id AND ${lives}
  ) AND ${isPaid} AND s.status <> 'paused' AND NOT ${isQuestioned}
  WHERE u.subscription_id IS DISTINCT FROM s.stripe_id AND u.subscription_id IS DISTINCT FROM 'demo'`)
