import { giftClaim, giftQuery, noQuery } from '@krono/contract'
import type { Context } from 'koa'
import { claimGift } from '../../../gifts/claim-gift'
import { listGifts } from '../../../gifts/list-gifts'
import { openGift } from '../../../gifts/open-gift'
import { readBody, readQuery } from '../../../lib/read-input'
import { callerOf, findCaller } from '../../../users/caller'

export default {
  /** GET /gift/open?token= → what whoever has the link sees. */
  async open(ctx: Context) {
    const { token } = readQuery(ctx, giftQuery)
    const caller = await findCaller(strapi, ctx)
    ctx.body = await openGift(strapi, token, caller?.user.id)
  },

  /** POST /gift/claim `{ token }` → the gift, now the caller's. */
  async claim(ctx: Context) {
    const { token } = readBody(ctx, giftClaim)
    ctx.body = await claimGift(strapi, callerOf(ctx).user.id, token)
  },

  /** GET /gift/mine → `{ gifts }` that the caller gave. */
  async mine(ctx: Context) {
    readQuery(ctx, noQuery)
    ctx.body = { gifts: await listGifts(strapi, callerOf(ctx).user.id) }
  },
}
