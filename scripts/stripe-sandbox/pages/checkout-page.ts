import { escapeHtml } from '../../mailbox/pages/markup.ts'
import type { LineItem, Session } from '../types.ts'
import type { BuyerWords } from './buyer-words.ts'
import { money } from './formats.ts'
import { pageOf } from './markup.ts'

const sumsOf = (rows: [string, string][]) =>
  `<dl class="sums">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`

interface Sold {
  session: Session
  line: LineItem
  /** What buyers read of what is taken off: a coupon's name, or its id. */
  coupon: string | null
}

function pricesOf({ session, line, coupon }: Sold, words: BuyerWords) {
  const sum = (minor: number | null) => money(minor, session.currency, words.locale)
  const recurring = line.price?.recurring
  const interval = recurring?.interval as keyof BuyerWords['intervals']
  const price = `${sum(line.amount_subtotal)}${recurring ? ` ${words.intervals[interval]}` : ''}`
  const off = session.total_details?.amount_discount ?? 0
  const rows: [string, string][] = [
    ...(off > 0
      ? ([
          [words.price, sum(line.amount_subtotal)],
          [escapeHtml(coupon ?? words.discount), `−${sum(off)}`],
        ] as [string, string][])
      : []),
    [words.total, sum(session.amount_total)],
  ]
  const later = recurring ? `<p class="muted">${escapeHtml(words.later(price))}</p>` : ''
  return `<p class="price">${escapeHtml(price)}</p>${sumsOf(rows)}${later}`
}

function payLabel(session: Session, words: BuyerWords) {
  if (session.amount_total === 0) return words.free
  const amount = money(session.amount_total, session.currency, words.locale)
  return session.mode === 'subscription' ? words.subscribe(amount) : words.pay(amount)
}

const emailOf = (email: string | null, words: BuyerWords) =>
  email
    ? `<p class="field"><span class="label">${words.email}</span> ${escapeHtml(email)}</p>`
    : `<p class="field"><label for="email">${words.email}</label>
<input id="email" name="email" type="email" autocomplete="email" required></p>`

/** The page on which one pays. */
export function checkoutPage(
  { email, isDeclined, ...sold }: Sold & { email: string | null; isDeclined: boolean },
  { product, words }: { product: string; words: BuyerWords },
) {
  const { session, line } = sold
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
${pricesOf(sold, words)}
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

/** A checkout that is paid or over, or a page that is not there. */
export const messagePage = (
  { text, link }: { text: string; link?: { href: string; label: string } | null },
  { product, words }: { product: string; words: BuyerWords },
) =>
  pageOf({
    title: text,
    product,
    language: words.code,
    badge: words.sandbox,
    isNarrow: true,
    content: `<h1>${escapeHtml(text)}</h1>${link ? `<p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}`,
  })
