import { text } from 'node:stream/consumers'
import { policyOf, sendPage } from '../mailbox/respond.ts'
import type { Account } from './account.ts'
import { find } from './api/find.ts'
import { declineCheckout, payCheckout, successUrlOf } from './books/checkout.ts'
import { replaceCard } from './books/customers.ts'
import { ApiError } from './errors.ts'
import { checkoutPage, messagePage } from './pages/checkout-page.ts'
import { portalPage } from './pages/portal-page.ts'
import { type Call, redirect } from './respond.ts'

const originsOf = (addresses: readonly (string | null)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
]

export function showCheckout(
  { response }: Call,
  { store }: Account,
  id: string,
  isDeclined = false,
) {
  const session = find(store.sessions, id, 'checkout.session')
  if (session.status === 'complete') {
    return sendPage(response, messagePage('You have paid this already.', successUrlOf(session)))
  }
  const { lineItem: line, couponId } = store.intentions.get(id) ?? {}
  if (session.status !== 'open' || !line) {
    return sendPage(response, messagePage('The time for this payment is over.', session.cancel_url))
  }
  const coupon = couponId ? (store.coupons.get(couponId)?.name ?? couponId) : null
  const email = store.customers.get(session.customer ?? '')?.email ?? session.customer_email ?? null
  sendPage(response, checkoutPage({ session, line, coupon, email, isDeclined }), {
    policy: policyOf(originsOf([session.success_url, session.cancel_url])),
  })
}

export async function submitCheckout(call: Call, account: Account, id: string) {
  const form = new URLSearchParams(await text(call.request))
  const session = find(account.store.sessions, id, 'checkout.session')
  const payer = { email: form.get('email') ?? undefined }
  try {
    if (form.get('card') === 'failing') declineCheckout(account, session, payer)
    else payCheckout(account, session, payer)
  } catch (error) {
    // The checkout has expired, or its coupon was used up: the page displays that.
    if (!(error instanceof ApiError)) throw error
  }
  if (session.status === 'complete') return redirect(call, successUrlOf(session))
  showCheckout(call, account, id, true)
}

export function showPortal({ response, url }: Call, { store }: Account, id: string) {
  const { customer, return_url } = find(store.portalSessions, id, 'billing_portal.session')
  const ofCustomer = <T extends { customer: string | null }>(records: Map<string, T>) =>
    [...records.values()].filter((one) => one.customer === customer).reverse()
  sendPage(
    response,
    portalPage({
      id,
      returnUrl: return_url,
      isReplaced: url.searchParams.has('replaced'),
      subscriptions: ofCustomer(store.subscriptions),
      invoices: ofCustomer(store.invoices),
    }),
  )
}

export async function submitPortal(call: Call, account: Account, id: string) {
  const form = new URLSearchParams(await text(call.request))
  const { customer } = find(account.store.portalSessions, id, 'billing_portal.session')
  replaceCard(account, customer, form.get('card') === 'failing' ? 'failing' : 'good')
  account.store.changed()
  redirect(call, `/p/session/${id}?replaced`)
}
