import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { countMiss } from '../../../search/count-miss'
import { findOfKind } from '../../../search/find-of-kind'
import { searchSite } from '../../../search/search-site'
import { findCaller } from '../../../users/caller'

export default {
  /** GET /search?q=&page= → what of the published content answers to the words; members find what they alone may see, too. */
  async find(ctx: Context) {
    const { q, page } = readInput(ctx, 'search')
    const isMember = (await findCaller(strapi, ctx)) !== undefined
    const found = await searchSite(strapi, { q, page, isMember })
    if (found.total === 0) await countMiss(strapi, q)
    ctx.body = found
  },

  /** GET /search/list?kind=&q= → which entries of a kind answer to the words, for a list's own search. */
  async list(ctx: Context) {
    const { kind, q } = readInput(ctx, 'searchList')
    const isMember = (await findCaller(strapi, ctx)) !== undefined
    ctx.body = { ids: await findOfKind(strapi, { kind, q, isMember }) }
  },
}
