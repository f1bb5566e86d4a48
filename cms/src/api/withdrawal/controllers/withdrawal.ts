import type { Context } from 'koa'
import { confirmWithdrawal } from '../../../commerce/payments/refunds/confirm-withdrawal'
import { findNamedOrder } from '../../../commerce/withdrawals/find-named-order'
import { listWithdrawals } from '../../../commerce/withdrawals/list-withdrawals'
import { withdrawalOf } from '../../../commerce/withdrawals/withdrawal-of'
import { callerOf, findCaller } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /withdrawal/find `{ number, email? }` → `{ withdrawal }`, stated before or a preview. */
  async find(ctx: Context) {
    const wish = readInput(ctx, 'findWithdrawal')
    const named = await findNamedOrder(strapi, wish, (await findCaller(strapi, ctx))?.user)
    ctx.body = { withdrawal: await withdrawalOf(strapi, named) }
  },

  /** POST /withdrawal/confirm `{ number, email? }` → `{ withdrawal }`, stated; idempotent. */
  async confirm(ctx: Context) {
    const wish = readInput(ctx, 'confirmWithdrawal')
    const named = await findNamedOrder(strapi, wish, (await findCaller(strapi, ctx))?.user)
    ctx.body = { withdrawal: await confirmWithdrawal(strapi, named) }
  },

  /** GET /withdrawal/mine → `{ withdrawals }`. */
  async mine(ctx: Context) {
    readInput(ctx, 'withdrawals')
    ctx.body = { withdrawals: await listWithdrawals(strapi, callerOf(ctx).user) }
  },
}
