import type { Context } from 'koa'
import { giveMoneyBack } from '../../../back-office/sales/give-money-back'
import { judgeIncident, listIncidents } from '../../../back-office/sales/incidents'
import { reconcileNow, reconciliationSince } from '../../../back-office/sales/reconcile-now'
import { resendReceipt } from '../../../back-office/sales/resend-receipt'
import { showPayment } from '../../../back-office/sales/show-payment'
import { showSales } from '../../../back-office/sales/show-sales'
import { now } from '../../../lib/clock'
import { readInput } from '../../../lib/read-input'
import { showOrder } from '../../../payments/order-answer'
import { callerOf } from '../../../users/caller'

const idOf = (ctx: Context) => String(ctx.params.id)
const adminOf = (ctx: Context) => callerOf(ctx).user.id

/** What admins see of money, and do about it. */
export default {
  /** GET /admin/sales?from=&until=&by=&against= → every figure. */
  async show(ctx: Context) {
    ctx.body = await showSales(strapi, readInput(ctx, 'adminSales'))
  },

  /** GET /admin/payments/{id} → everything that is known of an order. */
  async payment(ctx: Context) {
    readInput(ctx, 'adminPayment')
    ctx.body = await showPayment(strapi, idOf(ctx))
  },

  /** POST /admin/payments/{id}/refund `{ key, amount?, left?, reason }` → `{ order }`. */
  async refund(ctx: Context) {
    const wish = readInput(ctx, 'adminRefund')
    const id = await giveMoneyBack(strapi, { ...wish, order: idOf(ctx), admin: adminOf(ctx) })
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
  async judge(ctx: Context) {
    const verdict = readInput(ctx, 'adminJudgeIncident')
    ctx.body = await judgeIncident(strapi, { ...verdict, id: idOf(ctx), admin: adminOf(ctx) })
  },

  /** POST /admin/reconciliation → how far it is. */
  async reconcile(ctx: Context) {
    readInput(ctx, 'adminReconcile')
    ctx.body = await reconcileNow(strapi, adminOf(ctx))
  },

  /** GET /admin/reconciliation?since= → how far it is since. */
  async progress(ctx: Context) {
    const { since } = readInput(ctx, 'adminReconciliation')
    ctx.body = await reconciliationSince(strapi, since ? new Date(since) : now())
  },
}
