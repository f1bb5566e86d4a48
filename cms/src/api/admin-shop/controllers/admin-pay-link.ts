import type { Context } from 'koa'
import { makePayLink } from '../../../back-office/shop/pay-links/make-pay-link'
import { showPayLink } from '../../../back-office/shop/pay-links/show-pay-link'
import { switchPayLink } from '../../../back-office/shop/pay-links/switch-pay-link'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

export default {
  /** POST /admin/pay-links → `{ id }`. */
  async make(ctx: Context) {
    const wish = readInput(ctx, 'adminMakePayLink')
    ctx.body = await makePayLink(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** GET /admin/pay-links/{id} → the link, its address, who paid. */
  async show(ctx: Context) {
    readInput(ctx, 'adminPayLink')
    ctx.body = await showPayLink(strapi, ctx.params.id)
  },

  /** POST /admin/pay-links/{id}/switch `{ isOff, reason }` → `{ id }`. */
  async switch(ctx: Context) {
    const wish = readInput(ctx, 'adminSwitchPayLink')
    const admin = callerOf(ctx).user.id
    ctx.body = await switchPayLink(strapi, { ...wish, admin, id: ctx.params.id })
  },
}
