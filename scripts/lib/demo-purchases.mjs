import { buyItems } from './demo-items.mjs'
import { asMember } from './demo-member.mjs'
import { unchanged } from './steps.mjs'

/** Purchases of the demo's members. A member whose plan does not renew has cancelled it. */
const purchases = /** @type {const} */ ([
  { who: 'monthly', product: 'premium-month' },
  { who: 'yearly', product: 'premium-year' },
  { who: 'monthly-paid', product: 'premium-month', isCanceled: true },
  { who: 'yearly-paid', product: 'premium-year', isCanceled: true },
  { who: 'site-admin', product: 'premium-year' },
])

/**
 * Buys the plans of the demo's members through the public checkout, at the sandbox, and a course and an e-book. So they
 * have a subscription to cancel, a payment with a receipt, and the coupon of the plan. Skips what a member has already.
 *
 * @param {Record<string, string>} env of the running programs
 * @returns {Promise<string | undefined>} text for the line of the step
 */
export async function buyForDemo(env) {
  if (!env.STRIPE_SANDBOX_URL || !env.DEMO_PASSWORD) return unchanged
  let bought = 0
  for (const purchase of purchases) bought += await buyOnce(env, purchase)
  bought += await buyItems(env)
  return bought > 0 ? undefined : unchanged
}

/**
 * @param {Record<string, string>} env
 * @param {{ who: string, product: string, isCanceled?: boolean }} purchase
 * @returns {Promise<number>} how many plans were bought
 */
const buyOnce = (env, { who, product, isCanceled = false }) =>
  asMember(env, who, async ({ tier, buy, post }) => {
    if (tier !== 'free') return 0
    await buy(product)
    if (isCanceled) await post('/payment/cancel-subscription')
    return 1
  })
