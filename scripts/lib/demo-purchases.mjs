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
 * Buys the plans of the demo's members through the public checkout, at the sandbox. So they have a subscription to
 * cancel, a payment with a receipt, and the coupon of the plan. Skips a member who has a plan already.
 *
 * @param {Record<string, string>} env of the running programs
 * @returns {Promise<string | undefined>} text for the line of the step
 */
export async function buyForDemo(env) {
  if (!env.STRIPE_SANDBOX_URL || !env.DEMO_PASSWORD) return unchanged
  let bought = 0
  for (const purchase of purchases) bought += await buyOnce(env, purchase)
  return bought > 0 ? undefined : unchanged
}

/**
 * @param {Record<string, string>} env
 * @param {{ who: string, product: string, isCanceled?: boolean }} purchase
 * @returns {Promise<number>} how many plans were bought
 */
async function buyOnce(env, { who, product, isCanceled = false }) {
  const cms = `http://127.0.0.1:${env.CMS_PORT}/api`
  const credentials = { email: `${who}@krono.example`, password: env.DEMO_PASSWORD }
  const { user, token } = await requestJson(`${cms}/user/login`, credentials)
  if (user.tier !== 'free') return 0
  const { url } = await requestJson(`${cms}/payment/checkout`, { product }, token)
  const session = /cs_test_\w+/.exec(url)?.[0] ?? ''
  await requestJson(`${env.STRIPE_API_URL}/sandbox/pay`, { session })
  const { state } = await requestJson(`${cms}/payment/status?session=${session}`, undefined, token)
  if (state !== 'paid') throw new Error(`The payment of ${who} is ${state}, not paid.`)
  if (isCanceled) await requestJson(`${cms}/payment/cancel-subscription`, {}, token)
  await requestJson(`${cms}/user/logout`, {}, token)
  return 1
}

/**
 * @param {string} address
 * @param {object | undefined} body of a POST; without one it is a GET
 * @param {string} [token]
 */
async function requestJson(address, body, token) {
  const answer = await fetch(address, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const result = await answer.json()
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(result)}`)
  return result
}
