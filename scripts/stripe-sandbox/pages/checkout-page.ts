import { escapeHtml, factsOf, pageOf } from '../../mailbox/page.ts'
import type { LineItem, Session } from '../types.ts'
import { money } from './formats.ts'

/** Note on every page of a buyer. */
export const note = '<p>This is a sandbox of Stripe: no card is asked for and no money moves.</p>'

interface Sold {
  session: Session
  line: LineItem
  /** Label of the discount: the coupon's name, or its id. */
  coupon: string | null
}

function pricesOf({ session, line, coupon }: Sold) {
  const sum = (minor: number | null) => money(minor, session.currency)
  const off = session.total_details?.amount_discount ?? 0
  const interval = line.price?.recurring?.interval
  return factsOf([
    ['Price', `${sum(line.amount_subtotal)}${interval ? ` a ${interval}` : ''}`],
    ...(off > 0 ? [[coupon ?? 'Discount', `−${sum(off)}`] as const] : []),
    ['To pay now', sum(session.amount_total)],
  ])
}

function payLabel({ amount_total, currency, mode }: Session) {
  if (amount_total === 0) return 'Order without payment'
  return `${mode === 'subscription' ? 'Subscribe for' : 'Pay'} ${money(amount_total, currency)}`
}

const emailOf = (email: string | null) =>
  email
    ? `<p>Email address: ${escapeHtml(email)}</p>`
    : '<p><label>Email address <input name="email" type="email" autocomplete="email" required></label></p>'

/** The payment page. */
export function checkoutPage({
  email,
  isDeclined,
  ...sold
}: Sold & { email: string | null; isDeclined: boolean }) {
  const { session, line } = sold
  const declined = '<p role="alert">The bank declined the card. Nothing was taken, try again.</p>'
  const decline =
    '<button type="submit" name="card" value="failing">Pay with a card that is declined</button>'
  const leave = (address: string) =>
    `<p><a href="${escapeHtml(address)}">Do not pay, back to the site</a></p>`
  return pageOf(
    line.description ?? '',
    `${isDeclined ? declined : ''}
${pricesOf(sold)}
<form method="post" action="/c/pay/${session.id}">
${emailOf(email)}
<button type="submit" name="card" value="good">${escapeHtml(payLabel(session))}</button>
${session.amount_total === 0 ? '' : decline}
</form>
${session.cancel_url ? leave(session.cancel_url) : ''}
${note}`,
  )
}

/** The page of a checkout that is paid or expired. */
export const messagePage = (text: string, continueUrl: string | null) =>
  pageOf(
    text,
    continueUrl ? `<p><a href="${escapeHtml(continueUrl)}">Continue to the site</a></p>` : '',
  )
