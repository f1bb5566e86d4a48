import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'
import { declineCheckout, payCheckout, successUrlOf } from './books/checkout.ts'
import { replaceCard } from './books/customers.ts'
import { ApiError } from './errors.ts'
import { buyerWords } from './pages/buyer-words.ts'
import { checkoutPage, messagePage } from './pages/checkout-page.ts'
import { invoicePage, portalPage } from './pages/portal-page.ts'
import { type Call, redirect, send } from './respond.ts'
import type { Session } from './types.ts'

interface Look {
  language: string
  product: string
}
function sendMissing(call: Call, { product, language }: Look) {
  const words = buyerWords(null, language)
  send(call, 'html', messagePage({ text: words.missing }, { product, words }), { status: 404 })
}

function sendCheckout(
  call: Call,
  { account, look, session }: { account: Account; look: Look; session: Session },
  { isDeclined = false }: { isDeclined?: boolean } = {},
) {
  const words = buyerWords(session.locale, look.language)
  const page = { product: look.product, words }
  if (session.status === 'complete') {
    const link = { href: successUrlOf(session), label: words.goOn }
    return send(call, 'html', messagePage({ text: words.complete, link }, page))
  }
  const { lineItem: line, couponId } = account.store.intentions.get(session.id) ?? {}
  const coupon = couponId ? (account.store.coupons.get(couponId)?.name ?? couponId) : null
  if (session.status !== 'open' || !line) {
    const link = session.cancel_url && { href: session.cancel_url, label: words.back }
    return send(call, 'html', messagePage({ text: words.expired, link: link || null }, page))
  }
  const email =
    account.store.customers.get(session.customer ?? '')?.email ?? session.customer_email ?? null
  send(call, 'html', checkoutPage({ session, line, coupon, email, isDeclined }, page), {
    leadsTo: [session.success_url, session.cancel_url],
  })
}

export function showCheckout(call: Call, account: Account, look: Look, id: string) {
  const session = account.store.sessions.get(id)
  if (!session) return sendMissing(call, look)
  sendCheckout(call, { account, look, session })
}

export async function submitCheckout(call: Call, account: Account, look: Look, id: string) {
  const form = new URLSearchParams(await text(call.request))
  const session = account.store.sessions.get(id)
  if (!session) return sendMissing(call, look)
  const payer = { email: form.get('email') ?? undefined }
  try {
    if (form.get('card') === 'failing') declineCheckout(account, session, payer)
    else payCheckout(account, session, payer)
  } catch (error) {
    // It is over, or its coupon was used up: the page says so.
    if (!(error instanceof ApiError)) throw error
  }
  if (session.status === 'complete') return redirect(call, successUrlOf(session))
  sendCheckout(call, { account, look, session }, { isDeclined: true })
}

export function showPortal(call: Call, account: Account, look: Look, id: string) {
  const { store } = account
  const session = store.portalSessions.get(id)
  const customer = session && store.customers.get(session.customer)
  if (!session || !customer) return sendMissing(call, look)
  const words = buyerWords(session.locale ?? customer.preferred_locales?.[0], look.language)
  const method = store.paymentMethods.get(customer.invoice_settings.default_payment_method ?? '')
  const subscriptions = [...store.subscriptions.values()]
    .filter((subscription) => subscription.customer === customer.id)
    .map((subscription) => ({
      subscription,
      name: store.products.get(subscription.items.data[0]?.price.product ?? '')?.name ?? '',
    }))
  const invoices = [...store.invoices.values()].filter(
    (invoice) => invoice.customer === customer.id,
  )
  const portal = {
    id,
    returnUrl: session.return_url,
    digits: method?.card?.last4 ?? null,
    isReplaced: call.url.searchParams.has('replaced'),
    subscriptions: subscriptions.reverse(),
    invoices: invoices.reverse(),
    offers: store.portalConfigurations.get(String(session.configuration))?.features,
  }
  send(call, 'html', portalPage(portal, { product: look.product, words }))
}

export async function submitPortal(call: Call, account: Account, look: Look, id: string) {
  const form = new URLSearchParams(await text(call.request))
  const session = account.store.portalSessions.get(id)
  if (!session) return sendMissing(call, look)
  replaceCard(account, session.customer, form.get('card') === 'failing' ? 'failing' : 'good')
  account.store.changed()
  redirect(call, `/p/session/${id}?replaced`)
}

export function showInvoice(call: Call, { store }: Account, look: Look, id: string) {
  const invoice = store.invoices.get(id)
  if (!invoice) return sendMissing(call, look)
  const [locale] = store.customers.get(invoice.customer ?? '')?.preferred_locales ?? []
  const words = buyerWords(locale, look.language)
  send(call, 'html', invoicePage(invoice, { product: look.product, words }))
}
