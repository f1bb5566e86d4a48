import { escapeHtml, pageOf } from '../../mailbox/page.ts'
import type { Invoice, Subscription } from '../types.ts'
import { note } from './checkout-page.ts'
import { momentOf, money } from './formats.ts'

function subscriptionRow({ status, ended_at, cancel_at, items, currency }: Subscription) {
  const [item] = items.data
  const fate = ended_at ?? cancel_at
  const until = fate
    ? `ends ${momentOf(fate)}`
    : `next payment ${momentOf(item?.current_period_end ?? 0)}`
  return `<li>${money(item?.price.unit_amount ?? 0, currency)} a ${item?.price.recurring?.interval}, ${status}, ${until}</li>`
}

const invoiceRow = ({ number, total, currency, status, created }: Invoice) =>
  `<li>${number ?? ''}: ${money(total, currency)}, ${status}, ${momentOf(created)}</li>`

/** Page on which a customer changes the card and finds the invoices. */
export const portalPage = (portal: {
  id: string
  returnUrl: string | null
  isReplaced: boolean
  subscriptions: Subscription[]
  invoices: Invoice[]
}) =>
  pageOf(
    'Your subscription and invoices',
    `${portal.returnUrl ? `<p><a href="${escapeHtml(portal.returnUrl)}">Back to the site</a></p>` : ''}
${portal.isReplaced ? '<p role="status">The card was replaced.</p>' : ''}
<ul>${portal.subscriptions.map(subscriptionRow).join('')}</ul>
<form method="post" action="/p/session/${portal.id}">
<button type="submit" name="card" value="good">Replace with a good card</button>
<button type="submit" name="card" value="failing">Replace with a card that will fail</button>
</form>
<ul>${portal.invoices.map(invoiceRow).join('')}</ul>
${note}`,
  )
