import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * What a checkout session needs to know when somebody pays, and Stripe does not show.
 *
 * @typedef {object} Intention
 * @property {string} id of the session
 * @property {import('./types.mjs').LineItem} lineItem
 * @property {string | null} couponId
 * @property {import('./types.mjs').Metadata} paymentMetadata
 * @property {string | null} paymentDescription
 * @property {import('./types.mjs').Metadata} subscriptionMetadata
 */

/**
 * An event as it was made; its content never changes.
 *
 * @typedef {object} Event
 * @property {string} id
 * @property {'event'} object
 * @property {string} api_version
 * @property {number} created
 * @property {{ object: object, previous_attributes?: object }} data
 * @property {false} livemode
 * @property {number} pending_webhooks 1 until somebody took it
 * @property {{ id: string | null, idempotency_key: string | null } | null} request
 * @property {string} type
 */

/**
 * @typedef {object} Collections
 * @property {Map<string, import('./types.mjs').Customer>} customers
 * @property {Map<string, import('./types.mjs').PaymentMethod>} paymentMethods
 * @property {Map<string, import('./types.mjs').Product>} products
 * @property {Map<string, import('./types.mjs').Price>} prices
 * @property {Map<string, import('./types.mjs').Coupon>} coupons
 * @property {Map<string, import('./types.mjs').Discount>} discounts
 * @property {Map<string, import('./types.mjs').Session>} sessions
 * @property {Map<string, Intention>} intentions
 * @property {Map<string, import('./types.mjs').Subscription>} subscriptions
 * @property {Map<string, import('./types.mjs').Invoice>} invoices
 * @property {Map<string, import('./types.mjs').InvoicePayment>} invoicePayments
 * @property {Map<string, import('./types.mjs').PaymentIntent>} paymentIntents
 * @property {Map<string, import('./types.mjs').Charge>} charges
 * @property {Map<string, import('./types.mjs').Refund>} refunds
 * @property {Map<string, import('./types.mjs').Dispute>} disputes
 * @property {Map<string, import('./types.mjs').PortalSession>} portalSessions
 * @property {Map<string, Event>} events
 */

const names = /** @type {const} */ ([
  'customers',
  'paymentMethods',
  'products',
  'prices',
  'coupons',
  'discounts',
  'sessions',
  'intentions',
  'subscriptions',
  'invoices',
  'invoicePayments',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'portalSessions',
  'events',
])

/** @returns {Collections} */
const nothing = () =>
  /** @type {Collections} */ (
    /** @type {unknown} */ (Object.fromEntries(names.map((name) => [name, new Map()])))
  )

/** @param {string} file @returns {Partial<Record<string, { id: string }[]>>} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // The first start: there is nothing to remember yet.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {}
    throw error
  }
}

/**
 * Everything that Stripe would know of us, in memory; with a file it survives a restart.
 *
 * @param {string} [file]
 */
export function createStore(file) {
  const all = nothing()
  const saved = file ? read(file) : {}
  for (const name of names) {
    const collection = /** @type {Map<string, { id: string }>} */ (all[name])
    for (const item of saved[name] ?? []) collection.set(item.id, item)
  }
  let isChanged = false
  return {
    ...all,
    changed() {
      isChanged = true
    },
    /** Written beside and moved, so that a stop in the middle leaves the old file whole. */
    save() {
      if (!file || !isChanged) return
      isChanged = false
      const content = Object.fromEntries(names.map((name) => [name, [...all[name].values()]]))
      writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    clear() {
      for (const name of names) all[name].clear()
      isChanged = true
    },
  }
}

/** @typedef {ReturnType<typeof createStore>} Store */

/**
 * @template T
 * @param {Map<string, T>} collection
 * @param {string} id
 * @returns {T}
 * @throws {Error} what the books refer to is always there
 */
export function known(collection, id) {
  const found = collection.get(id)
  if (!found) throw new Error(`The books lack ${id}.`)
  return found
}
