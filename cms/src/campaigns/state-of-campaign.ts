import { type ListState, stateOfSpan } from '../lib/list-state'
import { type CampaignRow, hasRoom } from './campaign-row'

type Running = Pick<CampaignRow, 'startDate' | 'endDate' | 'budget' | 'uses'>

/** A campaign whose budget is used up is over before its end. */
export const stateOfCampaign = (campaign: Running, at: Date): ListState =>
  hasRoom(campaign) ? stateOfSpan(campaign, at) : 'over'
