import type { Context } from 'koa'
import { closeWithdrawal } from '../../../back-office/sales/close-withdrawal'
import { listIncidents, updateIncident } from '../../../back-office/sales/incidents'
import { reconcileNow, reconciliationSince } from '../../../back-office/sales/reconcile-now'
import { refundByAdmin } from '../../../back-office/sales/refund-by-admin'
import { resendReceipt } from '../../../back-office/sales/resend-receipt'
import { showPayment } from '../../../back-office/sales/show-payment'
import { showSales } from '../../../back-office/sales/show-sales'
import { showOrder } from '../../../commerce/payments/checkout/order-answer'
import { callerOf } from '../../../members/users/caller'
import { now } from '../../../platform/lib/clock'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)
const adminOf = (ctx: Context) => callerOf(ctx).user.id

/** Endpoints of the back office about payments. */
export default {
  /** GET /admin/sales?from=&until=&by=&against= → all figures. */
  async show(ctx: Context) {
    ctx.body = await showSales(strapi, readInput(ctx, 'adminSales'))
  },

  /** GET /admin/payments/{id} → all data of an order. */
  async payment(ctx: Context) {
    readInput(ctx, 'adminPayment')
    ctx.body = await showPayment(strapi, idOf(ctx))
  },

  /** POST /admin/payments/{id}/refund `{ key, amount?, left?, reason }` → `{ order }`. */
  async refund(ctx: Context) {
    const wish = readInput(ctx, 'adminRefund')
    const id = await refundByAdmin(strapi, { ...wish, order: idOf(ctx), admin: adminOf(ctx) })
    ctx.body = { order: await showOrder(strapi, { documentId: id }) }
  },

  /** POST /admin/payments/{id}/receipt `{ key }` → `{ number }` of the receipt that was sent. */
  async receipt(ctx: Context) {
    const { key } = readInput(ctx, 'adminResendReceipt')
    ctx.body = await resendReceipt(strapi, { order: idOf(ctx), key, admin: adminOf(ctx) })
  },

  /** GET /admin/incidents?state= → `{ incidents, total }`. */
  async incidents(ctx: Context) {
    ctx.body = await listIncidents(strapi, readInput(ctx, 'adminIncidents'))
  },

  /** POST /admin/incidents/{id} `{ state, note }` → the incident. */
  async updateIncident(ctx: Context) {
    const update = readInput(ctx, 'adminUpdateIncident')
    ctx.body = await updateIncident(strapi, { ...update, id: idOf(ctx), admin: adminOf(ctx) })
  },

  /** POST /admin/withdrawals/{id}/close `{ reason, answer }` → `{ id }`. */
  async close(ctx: Context) {
    const wish = readInput(ctx, 'adminCloseWithdrawal')
    ctx.body = await closeWithdrawal(strapi, { ...wish, id: idOf(ctx), admin: adminOf(ctx) })
  },

  /** POST /admin/reconciliation → its progress. */
  async reconcile(ctx: Context) {
    readInput(ctx, 'adminReconcile')
    ctx.body = await reconcileNow(strapi, adminOf(ctx))
  },

  /** GET /admin/reconciliation?since= → its progress since then. */
  async progress(ctx: Context) {
    const { since } = readInput(ctx, 'adminReconciliation')
    ctx.body = await reconciliationSince(strapi, since ? new Date(since) : now())
  },
}
