import type { Context } from 'koa'
import { makePayLink } from '../../../back-office/shop/pay-links/make-pay-link'
import { showPayLink } from '../../../back-office/shop/pay-links/show-pay-link'
import { switchPayLink } from '../../../back-office/shop/pay-links/switch-pay-link'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /admin/pay-links → `{ id }`. */
  async make(ctx: Context) {
    const wish = readInput(ctx, 'adminMakePayLink')
    ctx.body = await makePayLink(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** GET /admin/pay-links/{id} → the link, its URL, its payments. */
  async show(ctx: Context) {
    readInput(ctx, 'adminPayLink')
    ctx.body = await showPayLink(strapi, ctx.params.id)
  },

  /**
   * POST /admin/pay-links/{id}/switch `{ isOff, reason }` → `{ id, open }`: payers of the Checkout Sessions that get
   * expired.
   */
  async switch(ctx: Context) {
    const wish = readInput(ctx, 'adminSwitchPayLink')
    const admin = callerOf(ctx).user.id
    ctx.body = await switchPayLink(strapi, { ...wish, admin, id: ctx.params.id })
  },
}
