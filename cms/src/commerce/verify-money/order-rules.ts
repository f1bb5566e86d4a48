import { emailRetentionDays } from '../../messaging/mail/purge-emails'
import { unpaidRetentionDays } from '../orders/purge-unpaid'
import { stuckMs } from '../payments/fulfilment/report-stuck'
import { bySql, daysBefore, named } from './rule'

/** Paid orders are fulfilled within the hour (`reportStuck` reports others). */
export const nothingStuck = bySql(
  `SELECT ${named} || ' was paid long ago, and brought nothing.' AS fault
   FROM orders o WHERE o.state = 'paid' AND (o.paid_at IS NULL OR o.paid_at < :before)`,
  (at) => ({ before: new Date(at.getTime() - stuckMs) }),
)

/** Longer than a session is open, and than any delayed payment takes. */
export const openDays = 15

/** Unfinished orders end: they are paid or abandoned. */
export const nothingOpenForEver = bySql(
  `SELECT ${named} || ' was never paid and never given up.' AS fault
   FROM orders o WHERE o.state = 'pending' AND o.created_at < :before`,
  (at) => ({ before: daysBefore(at, openDays) }),
)

export const receiptForEveryOrder = bySql(`
  SELECT ${named} || ' has ' || o.count || ' receipts over ' || o.sum || '.' AS fault
  FROM (
    SELECT o.document_id, o.state, o.amount, COUNT(r.id) AS count, COALESCE(SUM(r.amount), 0) AS sum,
      CASE WHEN o.amount > 0 AND o.fulfilled_at IS NOT NULL THEN 1 ELSE 0 END AS wanted
    FROM orders o LEFT JOIN receipts r ON r.order_id = o.id AND r.kind = 'receipt'
    GROUP BY o.id
  ) o
  WHERE o.count <> o.wanted OR (o.wanted = 1 AND o.sum <> o.amount)`)

/** KRONO-2026-000001 */
const numbers = `
  SELECT substr(number, 7, 4) AS year, CAST(substr(number, 12) AS INTEGER) AS count,
    ROW_NUMBER() OVER (PARTITION BY substr(number, 7, 4) ORDER BY CAST(substr(number, 12) AS INTEGER)) AS place
  FROM receipts`

/** Gapless from 1 to the counted number. */
export const numbersWithoutGaps = bySql(`
  SELECT 'Receipts of ' || year || ' have a gap before ' || MIN(count) || '.' AS fault
  FROM (${numbers}) numbers WHERE count <> place GROUP BY year
  UNION ALL
  SELECT 'Receipts of ' || counted.year || ': ' || counted.value || ' were counted, the last is ' ||
    COALESCE(MAX(numbers.count), 0) || '.'
  FROM (SELECT substr(name, 9) AS year, value FROM krono_counters WHERE name LIKE 'receipt-%') counted
  LEFT JOIN (${numbers}) numbers ON numbers.year = counted.year
  GROUP BY counted.year, counted.value HAVING COALESCE(MAX(numbers.count), 0) <> counted.value`)

/** The same as `paidOf`. */
const paid = 'COALESCE(o.paid_amount, o.amount)'

export const refundsAddUp = bySql(`
  SELECT ${named} || ' gave back ' || o.refunded_amount || ', credits say ' || o.credited || '.' AS fault
  FROM (
    SELECT o.document_id, o.state, ${paid} AS paid, o.refunded_amount,
      -COALESCE(SUM(r.amount), 0) AS credited
    FROM orders o LEFT JOIN receipts r ON r.order_id = o.id AND r.kind = 'credit'
    GROUP BY o.id
  ) o
  WHERE o.credited <> o.refunded_amount
    OR (o.refunded_amount >= o.paid AND o.refunded_amount > 0) <> (o.state = 'refunded')`)

/** Pending refunds do not exceed what is left of an order. */
export const refundsWithinOrders = bySql(`
  SELECT ${named} || ': ' || o.asked || ' more is on its way back than is left.' AS fault
  FROM (
    SELECT o.document_id, o.state, ${paid} AS paid, o.refunded_amount,
      SUM(CASE WHEN r.state IN ('asked', 'done') THEN r.amount ELSE 0 END) AS asked,
      SUM(CASE WHEN r.state = 'counted' THEN r.amount ELSE 0 END) AS counted
    FROM refunds r JOIN orders o ON o.id = r.order_id
    GROUP BY o.id
  ) o
  WHERE o.refunded_amount + o.asked > o.paid OR o.counted > o.refunded_amount`)

/** A withdrawal is settled exactly when money was refunded after it. */
export const withdrawalsFollowMoney = bySql(`
  SELECT ${named} || ' gave back ' || (o.refunded_amount - w.refunded_before) ||
    ' after its buyer withdrew, and the statement is ' || w.state || '.' AS fault
  FROM withdrawals w JOIN orders o ON o.id = w.order_id
  WHERE (o.refunded_amount > w.refunded_before) <> (w.state = 'settled')`)

/** A link for one payment names its paid order, and no other order of it was fulfilled. */
export const payLinksPaidOnce = bySql(`
  SELECT 'Pay link ' || l.document_id || ' was paid by order ' || COALESCE(l.paid_order_id, 0) ||
    ', and order ' || o.id || ' was fulfilled.' AS fault
  FROM pay_links l JOIN orders o ON o.pay_link_id = l.id
  WHERE l.is_once AND o.fulfilled_at IS NOT NULL AND o.id IS DISTINCT FROM l.paid_order_id`)

/**
 * One e-mail per fulfilled order of a user or of a payment link, and none for an unfulfilled one. Old e-mails are
 * deleted.
 */
export const oneEmailForEachOrder = bySql(
  `SELECT ${named} || CASE WHEN l.id IS NULL THEN ' lacks its letter.' ELSE ' has a letter, and brought nothing.' END
     AS fault
   FROM orders o LEFT JOIN outgoing_mails l ON l.dedupe_key = 'order:' || o.document_id
   WHERE (l.id IS NOT NULL) <> (o.gift IS NULL AND (o.user_id IS NOT NULL OR o.pay_link_id IS NOT NULL) AND o.fulfilled_at IS NOT NULL)
     AND NOT (l.id IS NULL AND o.fulfilled_at < :before)`,
  (at) => ({ before: daysBefore(at, emailRetentionDays.over) }),
)

/** The job that erases runs once a night. */
const graceDays = 2

/** Failed orders contain no personal data after their retention. */
export const unpaidPurged = bySql(
  `SELECT ${named} || ' came to nothing long ago, and says whom it was for.' AS fault
   FROM orders o WHERE o.state = 'failed' AND o.failed_at < :before
     AND (o.gift IS NOT NULL OR o.people IS NOT NULL OR o.billing IS NOT NULL OR o.buyer_email IS NOT NULL)`,
  (at) => ({ before: daysBefore(at, unpaidRetentionDays + graceDays) }),
)
