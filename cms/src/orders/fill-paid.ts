import { currencies } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { orderUid } from './order-row'

/**
 * Orders that wait to be looked into, from before they knew what was paid, learn it from their incident, which says it in
 * words. Runs at every start. What came in a currency that we do not take stays unknown (`settleOrder`).
 */
export async function fillPaid({ db }: Core.Strapi) {
  const orders = db.query(orderUid)
  const waiting = { state: 'review', paidAmount: { $null: true } }
  const rows: { id: number; documentId: string }[] = await orders.findMany({
    select: ['id', 'documentId'],
    where: waiting,
  })
  for (const { id, documentId } of rows) {
    const incident: Incident | null = await db
      .query('api::incident.incident')
      .findOne({ select: ['details'], where: { key: `amountMismatch:${documentId}` } })
    const data = paidIn(incident?.details?.reason)
    if (data) await orders.updateMany({ where: { id, ...waiting }, data })
  }
}

type Incident = { details: { reason?: string } | null }

function paidIn(reason = '') {
  const [, amount, currency] = /^(\d+) (\w+) instead of /.exec(reason) ?? []
  const paidCurrency = currencies.find((one) => one === currency)
  return amount && paidCurrency ? { paidAmount: Number(amount), paidCurrency } : undefined
}
