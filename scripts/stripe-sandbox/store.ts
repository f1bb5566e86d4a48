import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type {
  Charge,
  Coupon,
  Customer,
  Discount,
  Dispute,
  Invoice,
  InvoicePayment,
  LineItem,
  Metadata,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Session,
  Subscription,
} from './types.ts'

/** Data that a checkout session needs when it is paid, and that Stripe does not return. */
export interface Intention {
  /** Id of the session. */
  id: string
  lineItem: LineItem
  couponId: string | null
  paymentMetadata: Metadata
  subscriptionMetadata: Metadata
  /** Number of finished steps of the payment, and the card. */
  progress?: { done: number; method: string }
  /** Records created by the steps; the session refers to them when it is complete. */
  intentId?: string
  subscriptionId?: string
  invoiceId?: string
}

/** An event; its content never changes. */
export interface Event {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  /** 1 until the event is received. */
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: string
}

export interface Collections {
  customers: Map<string, Customer>
  paymentMethods: Map<string, PaymentMethod>
  products: Map<string, Product>
  prices: Map<string, Price>
  coupons: Map<string, Coupon>
  discounts: Map<string, Discount>
  sessions: Map<string, Session>
  intentions: Map<string, Intention>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  invoicePayments: Map<string, InvoicePayment>
  paymentIntents: Map<string, PaymentIntent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  portalConfigurations: Map<string, PortalConfiguration>
  portalSessions: Map<string, PortalSession>
  events: Map<string, Event>
}

const names = [
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
  'portalConfigurations',
  'portalSessions',
  'events',
] as const

const emptyCollections = (): Collections =>
  Object.fromEntries(names.map((name) => [name, new Map()])) as unknown as Collections

function read(file: string): Partial<Record<string, { id: string }[]>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // The first start: nothing is stored yet.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** All records of the account, in memory; with a file they survive a restart. */
export function createStore(file?: string) {
  const all = emptyCollections()
  const saved = file ? read(file) : {}
  for (const name of names) {
    const collection = all[name] as Map<string, { id: string }>
    for (const item of saved[name] ?? []) collection.set(item.id, item)
  }
  let isChanged = false
  return {
    ...all,
    /** Settings of the account; like the clock, they are reset when the program starts. */
    settings: { areRefundsPending: false },
    changed() {
      isChanged = true
    },
    /** Writes a new file and renames it, so that an interruption leaves the old file intact. */
    save() {
      if (!file || !isChanged) return
      isChanged = false
      const content = Object.fromEntries(names.map((name) => [name, [...all[name].values()]]))
      writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    clear() {
      for (const name of names) all[name].clear()
      this.settings.areRefundsPending = false
      isChanged = true
    },
  }
}

export type Store = ReturnType<typeof createStore>

/** @throws Error when a referenced record is missing, which is a bug of the sandbox */
export function recordOf<T>(collection: Map<string, T>, id: string): T {
  const found = collection.get(id)
  if (!found) throw new Error(`Record ${id} is missing.`)
  return found
}
