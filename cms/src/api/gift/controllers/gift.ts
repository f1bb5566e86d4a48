import type { Context } from 'koa'
import { claimGift } from '../../../claims/claim-gift'
import { openGift } from '../../../entitlements/open-gift'
import { listGifts } from '../../../gifts/list-gifts'
import { readInput } from '../../../lib/read-input'
import { callerOf, findCaller } from '../../../users/caller'

export default {
  /** GET /gift/open?token= → what whoever has the link sees. */
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
