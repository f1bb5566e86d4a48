import { escapeHtml } from '../../mailbox/pages/markup.mjs'
import { money } from './formats.mjs'
import { pageOf } from './markup.mjs'

/** @typedef {import('./buyer-words.mjs').BuyerWords} BuyerWords */
/** @typedef {import('../types.mjs').Session} Session */
/** @typedef {import('../types.mjs').LineItem} LineItem */

/** @param {[string, string][]} rows */
const sumsOf = (rows) =>
  `<dl class="sums">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`

/** @param {Session} session @param {LineItem} line @param {BuyerWords} words */
function pricesOf(session, line, words) {
  const sum = (/** @type {number | null} */ minor) => money(minor, session.currency, words.locale)
  const recurring = line.price?.recurring
  const interval = /** @type {keyof BuyerWords['intervals']} */ (recurring?.interval)
  const price = `${sum(line.amount_subtotal)}${recurring ? ` ${words.intervals[interval]}` : ''}`
  const off = session.total_details?.amount_discount ?? 0
  /** @type {[string, string][]} */
  const rows = [
    ...(off > 0
      ? /** @type {[string, string][]} */ ([
          [words.price, sum(line.amount_subtotal)],
          [words.discount, `−${sum(off)}`],
        ])
      : []),
    [words.total, sum(session.amount_total)],
  ]
  const later = recurring ? `<p class="muted">${escapeHtml(words.later(price))}</p>` : ''
  return `<p class="price">${escapeHtml(price)}</p>${sumsOf(rows)}${later}`
}

/** @param {Session} session @param {BuyerWords} words */
function payLabel(session, words) {
  if (session.amount_total === 0) return words.free
  const amount = money(session.amount_total, session.currency, words.locale)
  return session.mode === 'subscription' ? words.subscribe(amount) : words.pay(amount)
}

/** @param {string | null} email @param {BuyerWords} words */
const emailOf = (email, words) =>
  email
    ? `<p class="field"><span class="label">${words.email}</span> ${escapeHtml(email)}</p>`
    : `<p class="field"><label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required></p>`

/**
 * The page on which one pays.
 *
 * @param {{ session: Session, line: LineItem, email: string | null, isDeclined: boolean }} checkout
 * @param {{ product: string, words: BuyerWords }} look
 */
export function checkoutPage({ session, line, email, isDeclined }, { product, words }) {
  const declined = isDeclined
    ? `<p class="card alert" role="alert" id="declined">${words.declined}</p>`
    : ''
  const decline =
    session.amount_total === 0
      ? ''
      : `<button type="submit" name="card" value="failing">${words.tryDeclined}</button>`
  const leave = session.cancel_url
    ? `<p class="leave"><a href="${escapeHtml(session.cancel_url)}">${words.leave}</a></p>`
    : ''
  const content = `${declined}
<h1>${escapeHtml(line.description ?? '')}</h1>
<section class="card">
${pricesOf(session, line, words)}
<form method="post" action="/c/pay/${session.id}">
${emailOf(email, words)}
<button class="primary" type="submit" name="card" value="good">${escapeHtml(payLabel(session, words))}</button>
${decline}
</form>
</section>
${leave}
<p class="muted note">${words.note}</p>`
  return pageOf({
    title: words.checkout,
    product,
    language: words.code,
    badge: words.sandbox,
    isNarrow: true,
    content,
  })
}

/**
 * A checkout that is paid or over, or a page that is not there.
 *
 * @param {{ text: string, link?: { href: string, label: string } | null }} message
 * @param {{ product: string, words: BuyerWords }} look
 */
export const messagePage = ({ text, link }, { product, words }) =>
  pageOf({
    title: text,
    product,
    language: words.code,
    badge: words.sandbox,
    isNarrow: true,
    content: `<h1>${escapeHtml(text)}</h1>${link ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}`,
  })
