import type { Account } from '../account.ts'
import { createSession, expireSession, getSession, listSessions } from './checkout-sessions.ts'
import { createCoupon } from './coupons.ts'
import { createCustomer, removeCustomer } from './customers.ts'
import { getDispute, listDisputes } from './disputes.ts'
import { listEvents } from './events.ts'
import { getInvoice, listInvoicePayments, listInvoices } from './invoices.ts'
import type { Rules } from './parameters.ts'
import { getCharge, getPaymentIntent, getPrice, listCharges } from './payments.ts'
import { createPortalConfiguration, listPortalConfigurations } from './portal-configurations.ts'
import { createPortalSession } from './portal-sessions.ts'
import { createProduct } from './products.ts'
import { createRefund, getRefund, listRefunds } from './refunds.ts'
import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  updateSubscription,
} from './subscriptions.ts'

/**
 * A supported call of Stripe's API. `answer` is synchronous, so a call is executed as a whole or not at all.
 */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  /** `:id` is a placeholder. */
  path: string
  /** Parameters besides `expand`. */
  takes: Rules
  answer: (account: Account, call: { id: string; params: Record<string, unknown> }) => object
}

/** Every call that the product sends, and no other. */
export const routes: readonly Route[] = [
  createCustomer,
  removeCustomer,
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
  createPortalConfiguration,
  listPortalConfigurations,
  createPortalSession,
  listEvents,
]

/** @returns the id in the path, or null when the path does not match */
function match({ path }: Route, pathname: string): string | null {
  const form = new RegExp(`^${path.replace(':id', '([^/]+)')}$`, 'u')
  const found = form.exec(pathname)
  return found ? decodeURIComponent(found[1] ?? '') : null
}

export function routeOf(method: string | undefined, pathname: string) {
  for (const route of routes) {
    const id = route.method === method ? match(route, pathname) : null
    if (id !== null) return { route, id }
  }
  return null
}
