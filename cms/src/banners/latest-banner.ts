import type { Tier } from '@krono/contract'
import type { LocaleCode } from '../lib/locales'

/** A published banner in one language, as the database has it; instants are ISO texts. */
export type BannerRow = {
  documentId: string
  locale: string
  isAvailable: boolean
  startDate: string | null
  endDate: string
  createdAt: string
  description: string
  buttonTitle: string | null
  buttonUrl: string | null
  backgroundImage: { url: string } | null
} & Record<(typeof flags)[Tier], boolean>

/** The field that says whether a tier sees a banner. */
const flags = {
  visitor: 'forVisitor',
  free: 'forFree',
  paid: 'forPaid',
  subscriber: 'forSubscriber',
} as const satisfies Record<Tier, string>

type Reader = {
  tier: Tier
  at: Date
  locales: readonly LocaleCode[]
  /** Sees also what is still to begin. */
  isAhead?: boolean
}

/**
 * The banner that a reader sees at an instant: of those that are switched on, meant for the tier, begun
 * and not over (spec §4), the one that began last. A banner speaks the best language that it has, and
 * that version alone decides whether it is shown.
 */
export function latestBanner(rows: readonly BannerRow[], { tier, at, locales, isAhead }: Reader) {
  const best = new Map<string, BannerRow>()
  for (const locale of locales) {
    for (const row of rows) {
      if (row.locale === locale && !best.has(row.documentId)) best.set(row.documentId, row)
    }
  }
  return [...best.values()]
    .filter((row) => row.isAvailable && row[flags[tier]])
    .filter((row) => isAhead || beginOf(row) <= at.getTime())
    .filter((row) => at.getTime() < Date.parse(row.endDate))
    .sort((a, b) => beginOf(b) - beginOf(a))[0]
}

const beginOf = ({ startDate, createdAt }: BannerRow) => Date.parse(startDate ?? createdAt)
