import type { OrderState } from '@krono/contract'
import type Stripe from 'stripe'
import { isBuyerErased } from '../payments/checkout/cancel-orphaned-orders'
import { stripe } from '../payments/stripe/stripe'
import type { Every } from './ask-stripe'
import type { Database } from './rule'
import { unseen } from './unseen'

type Row = Parameters<typeof isBuyerErased>[0] & {
  id: number
  documentId: string
  sessionId: string
  state: OrderState
  amount: number
  currency: string
}

const columns = {
  documentId: 'document_id',
  sessionId: 'session_id',
  userId: 'user_id',
  payLinkId: 'pay_link_id',
  buyerEmail: 'buyer_email',
} as const

/** Compares Checkout Sessions with our orders, in both directions. */
export async function comparePages(database: Database, every: Every, at: Date) {
  const faults: string[] = []
  const seen = new Set<number>()
  await every(
    'Pages',
    (params) => stripe().checkout.sessions.list(params),
    async (sessions) => {
      const atStripe = new Map(sessions.map((session) => [session.id, session]))
      const rows: Row[] = await database('orders')
        .select('id', 'state', 'amount', 'currency', 'kind', 'gift', columns)
        .whereIn('session_id', [...atStripe.keys()])
      for (const row of rows) {
        seen.add(row.id)
        const session = atStripe.get(row.sessionId)
        if (session) faults.push(...faultsOf(row, session))
      }
    },
  )
  for (const name of await unseen(database, { table: 'orders', id: 'session_id', seen, at }))
    faults.push(`Order ${name}: Stripe does not know its page.`)
  return faults
}

function faultsOf(row: Row, { status, payment_status, ...atStripe }: Stripe.Checkout.Session) {
  const { documentId, state, amount, currency } = row
  const faults: string[] = []
  const isOver = state === 'failed' || isBuyerErased(row)
  if (status === 'open' && isOver) {
    faults.push(`Order ${documentId} was given up, and its page can still be paid.`)
  }
  const isPaid = status === 'complete' && payment_status !== 'unpaid'
  const isKnown = !['pending', 'failed'].includes(state)
  if (isPaid !== isKnown) faults.push(`Order ${documentId}: Stripe says ${payment_status}.`)
  const differs = atStripe.amount_total !== amount || atStripe.currency !== currency
  if (isPaid && differs && state !== 'review' && state !== 'refunded') {
    faults.push(`Order ${documentId} was paid with ${atStripe.amount_total} ${atStripe.currency}.`)
  }
  return faults
}
