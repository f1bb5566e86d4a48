import type { Language, ProductKey } from '@krono/contract'

/** A campaign: a time in which something costs less. Instants are texts. */
export type CampaignRow = {
  id: number
  documentId: string
  name: string
  language: Language
  startDate: string
  endDate: string
  menuLabel: string | null
  /** What /payment/campaign sells while it runs. */
  product: ProductKey
  /** How many may have it; null: all. */
  budget: number | null
  /** How many have, or are about to pay. */
  uses: number
}

export const campaignUid = 'api::campaign.campaign'
export const campaignTable = 'campaigns'

/** Whether somebody can still have it. */
export const hasRoom = ({ budget, uses }: Pick<CampaignRow, 'budget' | 'uses'>) =>
  budget === null || uses < budget

/** Begun, not over, and not used up. */
export const isRunning = (campaign: CampaignRow, at: Date) =>
  new Date(campaign.startDate) <= at && at < new Date(campaign.endDate) && hasRoom(campaign)
