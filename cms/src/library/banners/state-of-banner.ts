import type { CampaignRow } from '../../commerce/campaigns/campaign-row'
import { stateOfCampaign } from '../../commerce/campaigns/state-of-campaign'
import { type ListState, stateOfSpan } from '../../platform/lib/list-state'
import type { BannerRow } from './latest-banner'

type Published = Pick<BannerRow, 'isAvailable' | 'startDate' | 'endDate'>

type Around = {
  /** The campaigns that link it, in the viewed language. */
  campaigns: readonly CampaignRow[]
  at: Date
}

/** Precedence for a banner with several campaigns: the first of these states. */
const order = ['live', 'timed', 'over'] as const

/**
 * The state of a banner for visitors, from its published version. A banner linked by a campaign is visible only while
 * that runs, regardless of its own dates (`bannersOfCampaigns`).
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
