import type { Context } from 'koa'
import { claimGift } from '../../../commerce/claims/claim-gift'
import { openGift } from '../../../commerce/entitlements/open-gift'
import { listGifts } from '../../../commerce/gifts/list-gifts'
import { callerOf, findCaller } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /gift/open?token= → the gift as shown to the holder of the link. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openGift')
    const caller = await findCaller(strapi, ctx)
    ctx.body = await openGift(strapi, token, caller?.user.id)
  },

  /** POST /gift/claim `{ token }` → the gift, now the caller's. */
  async claim(ctx: Context) {
    const { token } = readInput(ctx, 'claimGift')
    ctx.body = await claimGift(strapi, callerOf(ctx).user.id, token)
  },

  /** GET /gift/mine → `{ gifts }` that the caller gave. */
  async mine(ctx: Context) {
    readInput(ctx, 'gifts')
    ctx.body = { gifts: await listGifts(strapi, callerOf(ctx).user.id) }
  },
}
