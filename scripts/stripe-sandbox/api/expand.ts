import { badParameter } from '../errors.ts'
import type { Collections, Store } from '../store.ts'

type Resource = { [name: string]: unknown }

/** Fields with an id that can be expanded, by the object that has them. */
const ids: Record<string, Record<string, keyof Collections>> = {
  'checkout.session': {
    customer: 'customers',
    invoice: 'invoices',
    payment_intent: 'paymentIntents',
    subscription: 'subscriptions',
  },
  subscription: {
    customer: 'customers',
    default_payment_method: 'paymentMethods',
    discounts: 'discounts',
    latest_invoice: 'invoices',
  },
  invoice: {
    customer: 'customers',
    discounts: 'discounts',
    'parent.subscription_details.subscription': 'subscriptions',
  },
  invoice_payment: { invoice: 'invoices', 'payment.payment_intent': 'paymentIntents' },
  payment_intent: {
    customer: 'customers',
    latest_charge: 'charges',
    payment_method: 'paymentMethods',
  },
  charge: { customer: 'customers', payment_intent: 'paymentIntents' },
  refund: { charge: 'charges', payment_intent: 'paymentIntents' },
  dispute: { charge: 'charges', payment_intent: 'paymentIntents' },
  price: { product: 'products' },
  discount: { 'source.coupon': 'coupons' },
}

const listOf = (data: { id: string }[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

/** Lists that are returned only when a call expands them. */
const lists: Record<string, Record<string, (store: Store, id: string) => object>> = {
  'checkout.session': {
    line_items: (store, id) => {
      const item = store.intentions.get(id)?.lineItem
      return listOf(item ? [item] : [], `/v1/checkout/sessions/${id}/line_items`)
    },
  },
  invoice: {
    payments: (store, id) =>
      listOf(
        [...store.invoicePayments.values()].filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      ),
  },
  charge: {
    refunds: (store, id) =>
      listOf(
        [...store.refunds.values()].filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      ),
  },
}

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const expandedValue = (store: Store, collection: keyof Collections, value: unknown) =>
  typeof value === 'string' ? structuredClone(store[collection].get(value) ?? value) : value

/**
 * Expands one path of `expand[]` in place.
 *
 * @param at `owner` is the object that the fields of `resource` belong to, `way` the path from it to `resource`
 */
function expandPath(
  store: Store,
  {
    resource,
    owner,
    way,
    steps,
    whole,
  }: { resource: Resource; owner: Resource; way: string[]; steps: string[]; whole: string },
) {
  const [step = '', ...rest] = steps
  const kind = String(owner.object)
  const path = [...way, step].join('.')
  const list = way.length === 0 ? lists[kind]?.[step] : undefined
  const collection = ids[kind]?.[path]
  if (list) resource[step] = structuredClone(list(store, String(owner.id)))
  if (collection) {
    const value = resource[step]
    resource[step] = Array.isArray(value)
      ? value.map((item) => expandedValue(store, collection, item))
      : expandedValue(store, collection, value)
  }
  if (!(step in resource) || (rest.length === 0 && !list && !collection)) {
    throw badParameter(`This property cannot be expanded (${whole}).`, 'expand')
  }
  const value = resource[step]
  if (rest.length === 0 || value === null) return
  for (const next of Array.isArray(value) ? value : [value]) {
    if (!isResource(next))
      throw badParameter(`This property cannot be expanded (${whole}).`, 'expand')
    const isOwner = typeof next.object === 'string'
    expandPath(store, {
      resource: next,
      owner: isOwner ? next : owner,
      way: isOwner ? [] : [...way, step],
      steps: rest,
      whole,
    })
  }
}

/**
 * A copy of a response, expanded as `expand[]` requests; the stored records do not change.
 *
 * @param paths at most four levels deep, as in Stripe
 */
export function expanded(store: Store, answer: object, paths: readonly string[]) {
  const copy = structuredClone(answer) as Resource
  for (const whole of paths) {
    const steps = whole.split('.')
    if (steps.length > 4) {
      throw badParameter(`You cannot expand more than 4 levels of a property (${whole}).`, 'expand')
    }
    expandPath(store, { resource: copy, owner: copy, way: [], steps, whole })
  }
  return copy
}
