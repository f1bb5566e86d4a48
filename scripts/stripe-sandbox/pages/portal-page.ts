import { escapeHtml } from '../../mailbox/pages/markup.ts'
import type { Invoice, PortalConfiguration, Subscription } from '../types.ts'
import type { BuyerWords } from './buyer-words.ts'
import { dayOf, money } from './formats.ts'
import { pageOf } from './markup.ts'

export const statusOf = (status: string | null, words: BuyerWords) =>
  words.statuses[status as keyof BuyerWords['statuses']] ?? String(status)

function fateOf({ ended_at, cancel_at, items }: Subscription, words: BuyerWords) {
  if (ended_at) return words.ended(dayOf(ended_at, words.locale))
  if (cancel_at) return words.ends(dayOf(cancel_at, words.locale))
  return words.until(dayOf(items.data[0]?.current_period_end ?? 0, words.locale))
}

function subscriptionRow(
  { subscription, name }: { subscription: Subscription; name: string },
  words: BuyerWords,
) {
  const price = subscription.items.data[0]?.price
  const interval = price?.recurring?.interval as keyof BuyerWords['intervals']
  const amount = money(price?.unit_amount ?? 0, subscription.currency, words.locale)
  return `<li><strong>${escapeHtml(name)}</strong> <span>${amount} ${words.intervals[interval]}</span>
<span class="muted">${statusOf(subscription.status, words)}, ${fateOf(subscription, words)}</span></li>`
}

const invoiceRow = (
  invoice: Invoice,
  words: BuyerWords,
) => `<li><a href="/i/${invoice.id}">${invoice.number ?? ''}</a>
<span>${money(invoice.total, invoice.currency, words.locale)}</span>
<span class="muted">${statusOf(invoice.status, words)}, ${dayOf(invoice.created, words.locale)}</span></li>`

const listOf = (rows: string[], empty: string) =>
  rows.length === 0
    ? `<p class="card muted">${empty}</p>`
    : `<ul class="card rows">${rows.join('')}</ul>`

function cardPart({ id, digits }: { id: string; digits: string | null }, words: BuyerWords) {
  const known = digits ? `<p>${words.endsIn(digits)}</p>` : ''
  return `<h2>${words.card}</h2>
<section class="card">${known}
<form method="post" action="/p/session/${id}">
<button class="primary" type="submit" name="card" value="good">${words.goodCard}</button>
<button type="submit" name="card" value="failing">${words.failingCard}</button>
</form></section>`
}

const invoicePart = ({ invoices }: { invoices: Invoice[] }, words: BuyerWords) =>
  `<h2>${words.invoices}</h2>
${listOf(
  invoices.map((invoice) => invoiceRow(invoice, words)),
  words.noInvoice,
)}`

/** Where a customer changes the card and finds the invoices. */
export function portalPage(
  portal: {
    id: string
    returnUrl: string | null
    digits: string | null
    isReplaced: boolean
    subscriptions: { subscription: Subscription; name: string }[]
    invoices: Invoice[]
    /** What its configuration offers. */
    offers: PortalConfiguration['features'] | undefined
  },
  { product, words }: { product: string; words: BuyerWords },
) {
  const back = portal.returnUrl
    ? `<p><a href="${escapeHtml(portal.returnUrl)}">← ${words.back}</a></p>`
    : ''
  const replaced = portal.isReplaced ? `<p class="card" role="status">${words.replaced}</p>` : ''
  const content = `${back}
<h1>${words.portal}</h1>
${replaced}
<h2>${words.subscriptions}</h2>
${listOf(
  portal.subscriptions.map((row) => subscriptionRow(row, words)),
  words.noSubscription,
)}
${portal.offers?.payment_method_update.enabled ? cardPart(portal, words) : ''}
${portal.offers?.invoice_history.enabled ? invoicePart(portal, words) : ''}
<p class="muted note">${words.note}</p>`
  return pageOf({
    title: words.portal,
    product,
    language: words.code,
    badge: words.sandbox,
    isNarrow: true,
    content,
  })
}

export function invoicePage(
  invoice: Invoice,
  { product, words }: { product: string; words: BuyerWords },
) {
  const lines = invoice.lines.data.map(
    ({ description, amount, currency }) =>
      `<div><dt>${escapeHtml(description ?? '')}</dt><dd>${money(amount, currency, words.locale)}</dd></div>`,
  )
  const off = invoice.total_discount_amounts?.[0]?.amount
  const discount = off
    ? `<div><dt>${words.discount}</dt><dd>−${money(off, invoice.currency, words.locale)}</dd></div>`
    : ''
  const content = `<h1>${invoice.number ?? ''}</h1>
<p class="muted">${statusOf(invoice.status, words)}, ${dayOf(invoice.created, words.locale)}</p>
<section class="card"><dl class="sums">${lines.join('')}${discount}
<div><dt>${words.total}</dt><dd>${money(invoice.total, invoice.currency, words.locale)}</dd></div></dl></section>
<p class="muted note">${words.note}</p>`
  return pageOf({
    title: invoice.number ?? words.invoices,
    product,
    language: words.code,
    badge: words.sandbox,
    isNarrow: true,
    content,
  })
}
