import type { CampaignRow } from '../campaigns/campaign-row'
import { stateOfCampaign } from '../campaigns/state-of-campaign'
import { type ListState, stateOfSpan } from '../lib/list-state'
import type { BannerRow } from './latest-banner'

type Published = Pick<BannerRow, 'isAvailable' | 'startDate' | 'endDate'>

type Around = {
  /** Those that link it, of the language in which it is looked at. */
  campaigns: readonly CampaignRow[]
  at: Date
}

/** Best first: what a banner of several campaigns is. */
const order = ['live', 'timed', 'over'] as const

/**
 * What became of a banner for visitors, by what is published of it: one that a campaign links is there only while that
 * runs, whatever times it has itself (`bannersOfCampaigns`).
 */
export function stateOfBanner(
  published: Published | undefined,
  { campaigns, at }: Around,
): ListState {
  if (!published) return 'draft'
  if (!published.isAvailable) return 'off'
  if (campaigns.length === 0) return stateOfSpan(published, at)
  const states = campaigns.map((one) => stateOfCampaign(one, at))
  return order.find((state) => states.includes(state)) ?? 'over'
}
