import type { Context } from 'koa'
import { changeMenuAddress, listMenuAddresses } from '../../../back-office/links/menu-addresses'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /admin/menu-addresses → `{ items }`. */
  async list(ctx: Context) {
    readInput(ctx, 'adminMenuAddresses')
    ctx.body = await listMenuAddresses(strapi)
  },

  /** POST /admin/menu-addresses/{id} `{ href, before }` → `{ id }`. */
  async set(ctx: Context) {
    const wish = readInput(ctx, 'adminSetMenuAddress')
    const admin = callerOf(ctx).user.id
    ctx.body = await changeMenuAddress(strapi, { ...wish, admin, id: ctx.params.id })
  },

  /** POST /admin/menu-addresses/{id}/reset `{ before }` → `{ id }`. */
  async reset(ctx: Context) {
    const { before } = readInput(ctx, 'adminResetMenuAddress')
    const admin = callerOf(ctx).user.id
    ctx.body = await changeMenuAddress(strapi, { admin, id: ctx.params.id, href: null, before })
  },
}
