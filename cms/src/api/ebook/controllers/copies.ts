import type { Context } from 'koa'
import { myEbooks } from '../../../library/ebooks/my-ebooks'
import { openEbook } from '../../../library/ebooks/open-ebook'
import { renewEbookLink } from '../../../library/ebooks/renew-ebook-link'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /ebooks/mine → `{ ebooks }`, newest first. */
  async mine(ctx: Context) {
    readInput(ctx, 'myEbooks')
    ctx.body = { ebooks: await myEbooks(strapi, callerOf(ctx).user.id) }
  },

  /** POST /ebooks/{id}/link → 201 a link for thirty days; notFound. */
  async renewLink(ctx: Context) {
    readInput(ctx, 'renewEbookLink')
    ctx.body = await renewEbookLink(strapi, callerOf(ctx).user.id, String(ctx.params.id))
    ctx.status = 201
  },

  /** GET /ebooks/open?token= → the book and its buyer; downloadNotFound, downloadExpired, downloadSuspended. */
  async open(ctx: Context) {
    const { token } = readInput(ctx, 'openEbook')
    ctx.body = await openEbook(strapi, token)
  },
}
