import {
  type ErrorBody,
  endpoints,
  type ProductKey,
  type Quote,
  quoteAnswer,
} from '@krono/contract'
import { askCms } from '@/server/cms/ask-cms'
import { ContentError } from '@/server/cms/client'
import { readToken } from './get-session'

type Wish = { product: ProductKey; coupon?: string; isGift?: boolean }

/** What it would cost, or why it cannot be bought: alreadySubscribed, campaignOver, what a coupon lacks … */
export type Quoted = { quote: Quote } | { refusal: ErrorBody }

/**
 * What a product would cost whoever asks for the page. Throws ContentError when the cms has no answer.
 */
export async function askQuote(wish: Wish): Promise<Quoted> {
  const found = await askCms({ endpoint: 'quote', token: await readToken(), body: wish })
  const said: unknown = await found.json().catch(() => undefined)
  if (found.ok) return { quote: quoteAnswer.parse(said) }
  if (found.status >= 500 || !said) throw new ContentError(endpoints.quote.path, found.status)
  return { refusal: said as ErrorBody }
}
