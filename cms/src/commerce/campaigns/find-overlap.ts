import type { CampaignRow } from './campaign-row'

export type Span = Pick<CampaignRow, 'documentId' | 'language' | 'startDate' | 'endDate' | 'name'>

const msOf = (text: string) => new Date(text).getTime()

/** Ended before it began (back-office/shop/campaigns/end-campaign.ts): it never ran. */
export const neverRan = ({ startDate, endDate }: Pick<CampaignRow, 'startDate' | 'endDate'>) =>
  msOf(endDate) <= msOf(startDate)

/** Another campaign of the language that overlaps; one may begin at the instant another ends. */
export const findOverlap = (wanted: Omit<Span, 'name'>, others: readonly Span[]) =>
  others.find(
    (other) =>
      other.documentId !== wanted.documentId &&
      other.language === wanted.language &&
      !neverRan(other) &&
      msOf(other.startDate) < msOf(wanted.endDate) &&
      msOf(wanted.startDate) < msOf(other.endDate),
  )
