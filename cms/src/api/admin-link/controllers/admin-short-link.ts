import type { Context } from 'koa'
import { changeShortLink } from '../../../back-office/links/change-short-link'
import { makeShortLink } from '../../../back-office/links/make-short-link'
import { showShortLink } from '../../../back-office/links/show-short-link'
import { switchShortLink } from '../../../back-office/links/switch-short-link'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /admin/short-links → `{ id }`. */
  async make(ctx: Context) {
    const wish = readInput(ctx, 'adminMakeShortLink')
    ctx.body = await makeShortLink(strapi, { admin: callerOf(ctx).user.id, wish })
  },

  /** GET /admin/short-links/{id} → the link, its clicks by day and by host. */
  async show(ctx: Context) {
    readInput(ctx, 'adminShortLink')
    ctx.body = await showShortLink(strapi, ctx.params.id)
  },

  /** POST /admin/short-links/{id} → `{ id }`. */
  async change(ctx: Context) {
    const wish = readInput(ctx, 'adminChangeShortLink')
    const admin = callerOf(ctx).user.id
    ctx.body = await changeShortLink(strapi, { admin, id: ctx.params.id, wish })
  },

  /** POST /admin/short-links/{id}/switch `{ isOff }` → `{ id }`. */
  async switch(ctx: Context) {
    const wish = readInput(ctx, 'adminSwitchShortLink')
    const admin = callerOf(ctx).user.id
    ctx.body = await switchShortLink(strapi, { ...wish, admin, id: ctx.params.id })
  },
}
