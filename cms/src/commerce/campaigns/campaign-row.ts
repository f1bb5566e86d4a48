import type { ItemKey, Language, ProductKey } from '@krono/contract'

/** A campaign: a period with a reduced price. Instants are texts. */
export type CampaignRow = {
  id: number
  documentId: string
  name: string
  language: Language
  startDate: string
  endDate: string
  menuLabel: string | null
  /** The product that /payment/campaign sells while it runs. */
  product: ProductKey
  /** By how many percent courses and e-books cost less; null: they keep their price. */
  itemPercent: number | null
  /** Which of them, by product key; empty or null: all. */
  items: ItemKey[] | null
  /** Maximum number of uses; null: unlimited. */
  budget: number | null
  /** Number of uses, including unfinished payments. */
  uses: number
}

export const campaignUid = 'api::campaign.campaign'
export const campaignTable = 'campaigns'

/** Whether the budget allows another use. */
export const hasRoom = ({ budget, uses }: Pick<CampaignRow, 'budget' | 'uses'>) =>
  budget === null || uses < budget

/** Begun, not ended, and not used up. */
export const isRunning = (campaign: CampaignRow, at: Date) =>
  new Date(campaign.startDate) <= at && at < new Date(campaign.endDate) && hasRoom(campaign)
