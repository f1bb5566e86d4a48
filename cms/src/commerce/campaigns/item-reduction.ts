import { type ItemKey, type Money, smallestUnit } from '@krono/contract'
import type { CampaignRow } from './campaign-row'

type Reduction = Pick<CampaignRow, 'itemPercent' | 'items'>

/** The price of a course or an e-book in a campaign, rounded to coins; undefined: the campaign does not reduce it. */
export function reducedPriceOf(
  campaign: Reduction | undefined,
  { key, price }: { key: ItemKey; price: Money },
): Money | undefined {
  const percent = campaign?.itemPercent
  const items = campaign?.items ?? []
  if (!percent || (items.length > 0 && !items.includes(key))) return undefined
  const unit = smallestUnit[price.currency]
  const amount = Math.round((price.amount * (100 - percent)) / 100 / unit) * unit
  return { ...price, amount }
}
