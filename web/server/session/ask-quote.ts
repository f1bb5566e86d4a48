import type { ErrorBody, ProductKey, Quote } from '@krono/contract'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { orRefusal } from '@/server/cms/content-error'
import { readToken } from './get-session'

type Purchase = { product: ProductKey; coupon?: string; isGift?: boolean }

/** The price, or why the product cannot be bought: alreadySubscribed, campaignOver, an invalid coupon … */
export type Quoted = { quote: Quote } | { refusal: ErrorBody }

/** The price of a product for the caller. Throws ContentError if the cms does not answer. */
export async function askQuote(purchase: Purchase): Promise<Quoted> {
  const caller = await callerOfPage(await readToken())
  const answer = askCms({ endpoint: 'quote', input: purchase, caller })
  return orRefusal(answer.then((quote) => ({ quote })))
}
