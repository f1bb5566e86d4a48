import type { Context } from 'koa'
import { readInput } from '../../../lib/read-input'
import { countMiss } from '../../../search/count-miss'
import { findInType, typeOfList } from '../../../search/find-in-type'
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

  /** GET /search/list?of=&q= → which entries of a list answer to the words; the list says who may see it. */
  async list(ctx: Context) {
    const { of, q } = readInput(ctx, 'searchList')
    ctx.body = { ids: await findInType(strapi, typeOfList[of], q) }
  },
}
