import { bySql } from './rule'

/** Orders that failed and were paid afterwards: their use counts even over the limit. */
const paidAfterAll = 'late.failed_at IS NOT NULL AND late.paid_at IS NOT NULL'

const isLate = (orderId: string) =>
  `EXISTS (SELECT 1 FROM orders late WHERE late.id = ${orderId} AND ${paidAfterAll})`

/** Uses equal the counted rows, and do not exceed the limit. */
export const couponsWithinLimits = bySql(`
  SELECT 'Coupon ' || c.code || ': ' || c.uses || ' uses of ' || COALESCE(CAST(c.max_uses AS TEXT), 'any number')
    || ', ' || c.held || ' rows.' AS fault
  FROM (
    SELECT c.code, c.uses, c.max_uses, COUNT(r.id) AS held,
      COALESCE(SUM(CASE WHEN ${isLate('r.order_id')} THEN 1 ELSE 0 END), 0) AS beyond
    FROM coupons c LEFT JOIN user_coupons r ON r.coupon_id = c.id AND r.state <> 'released'
    GROUP BY c.id
  ) c
  WHERE c.held <> c.uses OR c.uses - c.beyond > c.max_uses`)

/** The counts of used and revoked equal those of the rows. */
export const couponsCountTheirRows = bySql(`
  SELECT 'Coupon ' || c.code || ': ' || c.used || ' used and ' || c.revoked || ' revoked, rows say ' || c.rows_used
    || ' and ' || c.rows_revoked || '.' AS fault
  FROM (
    SELECT c.code, COALESCE(c.used, 0) AS used, COALESCE(c.revoked, 0) AS revoked,
      COUNT(CASE WHEN r.state = 'used' THEN 1 END) AS rows_used,
      COUNT(CASE WHEN r.state = 'revoked' THEN 1 END) AS rows_revoked
    FROM coupons c LEFT JOIN user_coupons r ON r.coupon_id = c.id
    GROUP BY c.id
  ) c
  WHERE c.used <> c.rows_used OR c.revoked <> c.rows_revoked`)

/** Uses of one person, under any account, do not exceed the coupon's limit. */
export const couponsOnceForEach = bySql(`
  SELECT 'Coupon ' || c.code || ': one person has it ' || COUNT(*) || ' times.' AS fault
  FROM coupons c JOIN user_coupons r ON r.coupon_id = c.id
  WHERE r.state <> 'released' AND r.person_mark IS NOT NULL
    AND (r.order_id IS NULL OR NOT ${isLate('r.order_id')})
  GROUP BY c.id, r.person_mark
  HAVING COUNT(*) > c.max_per_user`)

/** Reserved rows belong to an order that may still be paid, used rows to a paid one. */
export const reservedForOpenOrders = bySql(`
  SELECT CASE r.state
    WHEN 'reserved' THEN 'Coupon row ' || r.id || ' is reserved for nothing.'
    ELSE 'Coupon row ' || r.id || ' is used, unpaid.' END AS fault
  FROM user_coupons r LEFT JOIN orders o ON o.id = r.order_id
  WHERE (r.state = 'reserved' AND COALESCE(o.state, 'gone') NOT IN ('pending', 'paid', 'review'))
    OR (r.state = 'used' AND o.state NOT IN ('fulfilled', 'refunded', 'disputed'))`)

/**
 * An open order has its coupon reserved, and a fulfilled one has used it. A coupon revoked meanwhile reduced the price
 * and no longer counts.
 */
export const ordersHaveTheirCoupons = bySql(`
  SELECT 'Order ' || o.document_id || ' (' || o.state || ') has no coupon any more: row ' || r.id || ' is ' || r.state
    || '.' AS fault
  FROM orders o JOIN user_coupons r ON r.id = o.user_coupon_id
  WHERE r.state <> 'revoked' AND (
    (o.state = 'pending' AND (r.state <> 'reserved' OR r.order_id IS DISTINCT FROM o.id))
    OR (o.state IN ('fulfilled', 'disputed') AND (r.state <> 'used' OR r.order_id IS DISTINCT FROM o.id)))`)

/** Counted uses cover the campaign's orders that did not fail, and stay within the budget. */
export const campaignsWithinBudget = bySql(`
  SELECT 'Campaign ' || c.name || ': ' || c.uses || '/' || COALESCE(CAST(c.budget AS TEXT), 'any number') || ', '
    || c.held || ' orders.' AS fault
  FROM (
    SELECT c.name, c.uses, c.budget, COUNT(late.id) AS held,
      COALESCE(SUM(CASE WHEN ${paidAfterAll} THEN 1 ELSE 0 END), 0) AS beyond
    FROM campaigns c LEFT JOIN orders late ON late.campaign_id = c.id AND late.state <> 'failed'
    GROUP BY c.id
  ) c
  WHERE c.uses < c.held OR c.uses - c.beyond > c.budget`)
