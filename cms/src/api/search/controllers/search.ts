import type { Context } from 'koa'
import { countMiss } from '../../../library/search/count-miss'
import { findOfKind } from '../../../library/search/find-of-kind'
import { searchSite } from '../../../library/search/search-site'
import { findCaller } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /search?q=&page= → published content matching the words; for members also theirs. */
  async find(ctx: Context) {
    const { q, page } = readInput(ctx, 'search')
    const isMember = (await findCaller(strapi, ctx)) !== undefined
    const found = await searchSite(strapi, { q, page, isMember })
    if (found.total === 0) await countMiss(strapi, q)
    ctx.body = found
  },

  /** GET /search/list?kind=&q= → matching entries of a kind, for a list's own search. */
  async list(ctx: Context) {
    const { kind, q } = readInput(ctx, 'searchList')
    const isMember = (await findCaller(strapi, ctx)) !== undefined
    ctx.body = { ids: await findOfKind(strapi, { kind, q, isMember }) }
  },
}
