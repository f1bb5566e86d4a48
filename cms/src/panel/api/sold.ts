import type { Context } from 'koa'
import { countBuyers, itemsWith } from '../../learning/guards/sold'
import { entryOf } from './entry-of'

/** GET → `{ buyers }`, how many users have a course, a lesson or an e-book: changes concern them. */
export async function buyers(ctx: Context) {
  const { uid, documentId } = entryOf(ctx)
  return { buyers: await countBuyers(strapi, await itemsWith(strapi, uid, documentId)) }
}
