import { text } from 'node:stream/consumers'
import { redirect, send } from './answers.mjs'
import { declineCheckout, payCheckout, successUrlOf } from './books/checkout.mjs'
import { replaceCard } from './books/customers.mjs'
import { ApiError } from './errors.mjs'
import { buyerWords } from './pages/buyer-words.mjs'
import { checkoutPage, messagePage } from './pages/checkout-page.mjs'
import { invoicePage, portalPage } from './pages/portal-page.mjs'

/** @typedef {import('./answers.mjs').Call} Call */
/** @typedef {import('./world.mjs').World} World */
/** @typedef {{ language: string, product: string }} Look */
/** @typedef {import('./types.mjs').Session} Session */

/** @param {Call} call @param {Look} look */
function sendMissing(call, { product, language }) {
  const words = buyerWords(null, language)
  send(call, 'html', messagePage({ text: words.missing }, { product, words }), { status: 404 })
}

/** @param {Call} call @param {{ world: World, look: Look, session: Session }} parts @param {{ isDeclined?: boolean }} [how] */
function sendCheckout(call, { world, look, session }, { isDeclined = false } = {}) {
  const words = buyerWords(session.locale, look.language)
  const page = { product: look.product, words }
  if (session.status === 'complete') {
    const link = { href: successUrlOf(session), label: words.goOn }
    return send(call, 'html', messagePage({ text: words.complete, link }, page))
  }
  const line = world.store.intentions.get(session.id)?.lineItem
  if (session.status !== 'open' || !line) {
    const link = session.cancel_url && { href: session.cancel_url, label: words.back }
    return send(call, 'html', messagePage({ text: words.expired, link: link || null }, page))
  }
  const email =
    world.store.customers.get(session.customer ?? '')?.email ?? session.customer_email ?? null
  send(call, 'html', checkoutPage({ session, line, email, isDeclined }, page), {
    leadsTo: [session.success_url, session.cancel_url],
  })
}

/** @param {Call} call @param {World} world @param {Look} look @param {string} id */
export function showCheckout(call, world, look, id) {
  const session = world.store.sessions.get(id)
  if (!session) return sendMissing(call, look)
  sendCheckout(call, { world, look, session })
}

/** @param {Call} call @param {World} world @param {Look} look @param {string} id */
export async function submitCheckout(call, world, look, id) {
  const form = new URLSearchParams(await text(call.request))
  const session = world.store.sessions.get(id)
  if (!session) return sendMissing(call, look)
  const payer = { email: form.get('email') ?? undefined }
  try {
    if (form.get('card') === 'failing') declineCheckout(world, session, payer)
    else payCheckout(world, session, payer)
  } catch (error) {
    // It is over, or its coupon was used up: the page says so.
    if (!(error instanceof ApiError)) throw error
  }
  if (session.status === 'complete') return redirect(call, successUrlOf(session))
  sendCheckout(call, { world, look, session }, { isDeclined: true })
}

/** @param {Call} call @param {World} world @param {Look} look @param {string} id */
export function showPortal(call, world, look, id) {
  const { store } = world
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
  }
  send(call, 'html', portalPage(portal, { product: look.product, words }))
}

/** @param {Call} call @param {World} world @param {Look} look @param {string} id */
export async function submitPortal(call, world, look, id) {
  const form = new URLSearchParams(await text(call.request))
  const session = world.store.portalSessions.get(id)
  if (!session) return sendMissing(call, look)
  replaceCard(world, session.customer, form.get('card') === 'failing' ? 'failing' : 'good')
  world.store.changed()
  redirect(call, `/p/session/${id}?replaced`)
}

/** @param {Call} call @param {World} world @param {Look} look @param {string} id */
export function showInvoice(call, { store }, look, id) {
  const invoice = store.invoices.get(id)
  if (!invoice) return sendMissing(call, look)
  const [locale] = store.customers.get(invoice.customer ?? '')?.preferred_locales ?? []
  const words = buyerWords(locale, look.language)
  send(call, 'html', invoicePage(invoice, { product: look.product, words }))
}
