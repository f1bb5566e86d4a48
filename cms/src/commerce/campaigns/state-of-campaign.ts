import { type ListState, stateOfSpan } from '../../platform/lib/list-state'
import { type CampaignRow, hasRoom } from './campaign-row'

type Running = Pick<CampaignRow, 'startDate' | 'endDate' | 'budget' | 'uses'>

/** A campaign is over when its budget is used up, even before its end. */
export const stateOfCampaign = (campaign: Running, at: Date): ListState =>
  hasRoom(campaign) ? stateOfSpan(campaign, at) : 'over'
