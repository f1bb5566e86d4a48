import { createSession, expireSession, getSession, listSessions } from './checkout-sessions.mjs'
import { createCoupon } from './coupons.mjs'
import { createCustomer } from './customers.mjs'
import { getDispute, listDisputes } from './disputes.mjs'
import { getEvent, listEvents } from './events.mjs'
import { getInvoice, listInvoicePayments, listInvoices } from './invoices.mjs'
import { getCharge, getPaymentIntent, getPrice, listCharges } from './payments.mjs'
import { createPortalSession } from './portal-sessions.mjs'
import { createProduct } from './products.mjs'
import { createRefund, getRefund, listRefunds } from './refunds.mjs'
import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  updateSubscription,
} from './subscriptions.mjs'

/**
 * A call of Stripe's API that the sandbox speaks. `answer` waits for nothing: a call happens whole or
 * not at all.
 *
 * @typedef {object} Route
 * @property {'GET' | 'POST' | 'DELETE'} method
 * @property {string} path `:id` stands for one
 * @property {import('./parameters.mjs').Rules} takes beside `expand`
 * @property {(world: import('../world.mjs').World, call: { id: string, params: Record<string, unknown> }) => object} answer
 */

/** Every call that the product makes, and no other. @type {readonly Route[]} */
export const routes = [
  createCustomer,
  createSession,
  listSessions,
  getSession,
  expireSession,
  listSubscriptions,
  getSubscription,
  updateSubscription,
  cancelSubscription,
  getPrice,
  createProduct,
  listInvoices,
  getInvoice,
  listInvoicePayments,
  getPaymentIntent,
  listCharges,
  getCharge,
  createRefund,
  listRefunds,
  getRefund,
  listDisputes,
  getDispute,
  createCoupon,
  createPortalSession,
  listEvents,
  getEvent,
]

/** @param {Route} route @param {string} pathname @returns {string | null} the id, or null when it is another path */
function match({ path }, pathname) {
  const form = new RegExp(`^${path.replace(':id', '([^/]+)')}$`, 'u')
  const found = form.exec(pathname)
  return found ? decodeURIComponent(found[1] ?? '') : null
}

/** @param {string | undefined} method @param {string} pathname */
export function routeOf(method, pathname) {
  for (const route of routes) {
    const id = route.method === method ? match(route, pathname) : null
    if (id !== null) return { route, id }
  }
  return null
}
