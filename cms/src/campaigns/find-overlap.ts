import type { CampaignRow } from './campaign-row'

export type Span = Pick<CampaignRow, 'documentId' | 'language' | 'startDate' | 'endDate' | 'name'>

const msOf = (text: string) => new Date(text).getTime()

/** Another campaign of the language that runs at the same time; one may begin the instant another ends. */
export const findOverlap = (wanted: Omit<Span, 'name'>, others: readonly Span[]) =>
  others.find(
    (other) =>
      other.documentId !== wanted.documentId &&
      other.language === wanted.language &&
      msOf(other.startDate) < msOf(wanted.endDate) &&
      msOf(wanted.startDate) < msOf(other.endDate),
  )
