import type { RuleName } from '../../src/commerce/verify-money/find-faults'
import { instantIn } from './many-members'
import type { RunningCms } from './running'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type State = { statements: string[]; fault: RegExp }

/**
 * For each rule, how to break it by hand and which fault is reported: for a payer who has bought a year, has an
 * analysis for the coupon of that year, and has another page open.
 */
export function brokenStates(cms: RunningCms, email: string) {
  const before = (ms: number) => instantIn(cms, new Date(Date.now() - ms))
  const user = `(SELECT id FROM up_users WHERE email = '${email}')`
  const condition = `user_id = ${user}`
  const year = `product_key = 'premium-year' AND ${condition}`
  const waiting = `product_key = 'analysis-short' AND ${condition}`
  const by = (...statements: string[]) => ({ statements })
  const ofOrder =
    'kind, product_key, product_name, currency, price, discount, amount, refunded_amount, language'
  const again = (key: string) =>
    `INSERT INTO orders (document_id, state, user_id, created_at, ${ofOrder})
     SELECT '${key}', 'pending', user_id, created_at, ${ofOrder} FROM orders WHERE ${year}`

  const ofRules: Record<RuleName, State> = {
    entitlementsForEveryOrder: {
      ...by(`UPDATE entitlements SET kind = 'course' WHERE kind = 'term' AND ${condition}`),
      fault: /Order \w+ \(fulfilled\) lacks its term/,
    },
    entitlementsFollowMoney: {
      ...by(`UPDATE orders SET state = 'refunded' WHERE ${year}`),
      fault: /The term of order:\d+ is active\. Order \w+ \(refunded\)/,
    },
    entitlementsOfBuyers: {
      ...by(`UPDATE entitlements SET user_id = NULL WHERE kind = 'term' AND ${condition}`),
      fault: /The term of order:\d+ is not its buyer’s/,
    },
    entitlementsFollowParents: {
      ...by(`UPDATE entitlements SET state = 'revoked' WHERE kind = 'coupon' AND ${condition}`),
      fault: /The analysis of order:\d+:analysis is active, and should be revoked/,
    },
    thingsFollowEntitlements: {
      ...by(`UPDATE analyses SET state = 'withheld' WHERE ${condition}`),
      fault: /The analysis of order:\d+:analysis is active, and cannot be had/,
    },
    everyThingIsGranted: {
      ...by(`DELETE FROM entitlements WHERE kind = 'analysis' AND ${condition}`),
      fault: /The analysis \d+ came of nothing/,
    },
    projectionsOfUsers: {
      ...by(`UPDATE up_users SET plan = 'monthly' WHERE id = ${user}`),
      fault: /User \d+ is paid until .*\(monthly\), terms say .*\(yearly\)/,
    },
    oneLivingSubscription: {
      ...by(
        `INSERT INTO subscriptions (stripe_id, user_id, customer_id, product_key, plan, amount, currency, status,
           current_period_end, cancel_at_period_end, version)
         SELECT 'sub_second', user_id, customer_id, product_key, plan, amount, currency, 'trialing',
           current_period_end, cancel_at_period_end, version FROM subscriptions WHERE ${condition}`,
      ),
      fault: /User \d+ has 2 living subscriptions/,
    },
    oneOpenCheckout: {
      ...by(again('first'), `${again('second')} AND document_id <> 'first'`),
      fault: /User \d+ has 2 open payments for premium/,
    },
    slotsOfOpenOrders: {
      ...by(`UPDATE orders SET premium_of = user_id WHERE ${year}`),
      fault: /Order \w+ \(fulfilled\) is not open, and keeps its place from the next/,
    },
    subscribersAreKnown: {
      ...by(`UPDATE up_users SET subscription_id = NULL WHERE id = ${user}`),
      fault: /User \d+ is the subscriber of nothing, subscriptions say sub_/,
    },
    nothingStuck: {
      ...by(`UPDATE orders SET state = 'paid', paid_at = ${before(hourMs + 1000)} WHERE ${year}`),
      fault: /Order \w+ \(paid\) was paid long ago, and brought nothing/,
    },
    nothingOpenForEver: {
      ...by(`UPDATE orders SET created_at = ${before(16 * dayMs)} WHERE ${waiting}`),
      fault: /Order \w+ \(pending\) was never paid and never given up/,
    },
    receiptForEveryOrder: {
      ...by(`DELETE FROM receipts WHERE ${condition}`),
      fault: /Order \w+ \(fulfilled\) has 0 receipts/,
    },
    numbersWithoutGaps: {
      ...by(`UPDATE receipts SET number = substr(number, 1, 11) || '900000' WHERE ${condition}`),
      fault: /Receipts of \d{4} have a gap before|Receipts of \d{4}: \d+ were counted/,
    },
    refundsAddUp: {
      ...by(`UPDATE orders SET refunded_amount = 5 WHERE ${year}`),
      fault: /Order \w+ \(fulfilled\) gave back 5, credits say 0/,
    },
    refundsWithinOrders: {
      ...by(
        `INSERT INTO refunds (key, order_id, amount, state)
         SELECT 'by-hand', id, amount + 1, 'asked' FROM orders WHERE ${year}`,
      ),
      fault: /Order \w+ \(fulfilled\): \d+ more is on its way back than is left/,
    },
    withdrawalsFollowMoney: {
      ...by(
        `INSERT INTO withdrawals (order_id, effect, state, refunded_before, stated_at, refund_due_at)
         SELECT id, 'deduction', 'settled', 0, created_at, created_at FROM orders WHERE ${year}`,
      ),
      fault:
        /Order \w+ \(fulfilled\) gave back 0 after its buyer withdrew, and the statement is settled/,
    },
    couponsCountTheirRows: {
      ...by(`UPDATE coupons SET used = 3 WHERE owner_user_id = ${user}`),
      fault: /Coupon \S+: 3 used and 0 revoked, rows say 1 and 0/,
    },
    couponsWithinLimits: {
      ...by(`UPDATE coupons SET uses = 2 WHERE owner_user_id = ${user}`),
      fault: /Coupon \S+: 2 uses of 1, 1 rows/,
    },
    couponsOnceForEach: {
      ...by(
        `INSERT INTO user_coupons (user_id, coupon_id, sequence, state, person_mark, claimed_at)
         SELECT user_id, coupon_id, place.n, 'open', 'by-hand', claimed_at
         FROM user_coupons, (SELECT 1 AS n UNION ALL SELECT 2) place WHERE ${condition}`,
      ),
      fault: /Coupon \S+: one person has it 2 times/,
    },
    reservedForOpenOrders: {
      ...by(`UPDATE user_coupons SET state = 'reserved' WHERE ${condition}`),
      fault: /Coupon row \d+ is reserved for nothing/,
    },
    ordersHaveTheirCoupons: {
      ...by(`UPDATE user_coupons SET state = 'open', order_id = NULL WHERE ${condition}`),
      fault: /Order \w+ \(fulfilled\) has no coupon any more: row \d+ is open/,
    },
    campaignsWithinBudget: {
      ...by(`INSERT INTO campaigns (name, language, budget, uses) VALUES ('By hand', 'hun', 1, 2)`),
      fault: /Campaign By hand: 2\/1, 0 orders/,
    },
    oneEmailForEachOrder: {
      ...by(
        `DELETE FROM outgoing_mails WHERE dedupe_key IN
         (SELECT 'order:' || document_id FROM orders WHERE ${condition})`,
      ),
      fault: /Order \w+ \(fulfilled\) lacks its letter/,
    },
    payLinksPaidOnce: {
      ...by(
        `INSERT INTO pay_links (document_id, token, form_key, name, amount, currency, is_once, open_until, is_off)
         VALUES ('link', 'link', 'link', 'x', 50000, 'huf', TRUE, ${before(-dayMs)}, FALSE)`,
        `UPDATE orders SET pay_link_id = (SELECT id FROM pay_links WHERE document_id = 'link') WHERE ${year}`,
      ),
      fault: /Pay link link was paid by order 0, and order \d+ was fulfilled/,
    },
    unpaidPurged: {
      ...by(
        `UPDATE orders SET state = 'failed', failed_at = ${before(33 * dayMs)} WHERE ${waiting}`,
      ),
      fault: /Order \w+ \(failed\) came to nothing long ago, and says whom it was for/,
    },
    salesOfDays: {
      ...by(
        `INSERT INTO krono_sales_days (at, currency, product_key, is_sum, orders)
         SELECT paid_at, currency, product_key, FALSE, 1 FROM orders WHERE ${year}`,
      ),
      fault:
        /Sales of \d{4}-\d\d-\d\d: the sums of premium-year in huf are not those of its orders/,
    },
  }

  /** Faults that only a comparison with Stripe reveals. */
  const ofStripe: Record<string, State> = {
    'a page that Stripe does not know': {
      ...by(`UPDATE orders SET session_id = 'cs_test_nobodys' WHERE ${year}`),
      fault: /Order \w+: Stripe does not know its page/,
    },
    'a page that was given up, and can be paid': {
      ...by(`UPDATE orders SET state = 'failed' WHERE ${waiting}`),
      fault: /Order \w+ was given up, and its page can still be paid/,
    },
    'a page without a user': {
      ...by(`UPDATE orders SET user_id = NULL WHERE ${waiting}`),
      fault: /Order \w+ was given up, and its page can still be paid/,
    },
    'money without an order': {
      ...by(`UPDATE orders SET state = 'pending' WHERE ${year}`),
      fault: /Order \w+: Stripe says paid/,
    },
    'an order that was never paid': {
      ...by(`UPDATE orders SET state = 'fulfilled' WHERE ${waiting}`),
      fault: /Order \w+: Stripe says unpaid/,
    },
    'another amount': {
      ...by(`UPDATE orders SET amount = amount + 1 WHERE ${year}`),
      fault: /Order \w+ was paid with \d+ huf/,
    },
    'another currency': {
      ...by(`UPDATE orders SET currency = 'gbp' WHERE ${year}`),
      fault: /Order \w+ was paid with \d+ huf/,
    },
    'money that did not go back': {
      ...by(`UPDATE orders SET refunded_amount = 5 WHERE ${year}`),
      fault: /Order \w+: Stripe gave back 0/,
    },
    'a dispute that is none': {
      ...by(`UPDATE orders SET state = 'disputed' WHERE ${year}`),
      fault: /Order \w+ is disputed, its money says fulfilled/,
    },
    'a subscription that is there no more': {
      ...by(`UPDATE subscriptions SET stripe_id = 'sub_nobodys' WHERE ${condition}`),
      fault: /Subscription sub_nobodys: Stripe does not know it/,
    },
    'a subscription that we do not know': {
      ...by(`DELETE FROM subscriptions WHERE ${condition}`),
      fault: /Subscription sub_\w+ goes on unknown/,
    },
    'a subscription without a user': {
      ...by(`UPDATE subscriptions SET user_id = NULL WHERE ${condition}`),
      fault: /Subscription sub_\w+ goes on for nobody/,
    },
    'a subscription that is over here': {
      ...by(`UPDATE subscriptions SET status = 'canceled' WHERE ${condition}`),
      fault: /Subscription sub_\w+ is active at Stripe/,
    },
    'a subscription that is paid for another time': {
      ...by(`UPDATE subscriptions SET current_period_end = ${before(0)} WHERE ${condition}`),
      fault: /Subscription sub_\w+ is active at Stripe/,
    },
  }
  return { ofRules, ofStripe }
}
