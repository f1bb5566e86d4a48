import type { ErrorBody, ProductKey, Quote } from '@krono/contract'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { orRefusal } from '@/server/cms/content-error'
import { readToken } from './get-session'

type Wish = { product: ProductKey; coupon?: string; isGift?: boolean }

/** What it would cost, or why it cannot be bought: alreadySubscribed, campaignOver, what a coupon lacks … */
export type Quoted = { quote: Quote } | { refusal: ErrorBody }

/** The price of a product for the caller. Throws ContentError when the cms has no answer. */
export async function askQuote(wish: Wish): Promise<Quoted> {
  const caller = await callerOfPage(await readToken())
  const asked = askCms({ endpoint: 'quote', input: wish, caller })
  return orRefusal(asked.then((quote) => ({ quote })))
}
