import type { Tier } from '@krono/contract'
import type { LocaleCode } from '../../platform/lib/locales'

/** A published banner in one language; instants are ISO texts. */
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

/** The field that decides whether a tier sees a banner. */
const flags = {
  visitor: 'forVisitor',
  free: 'forFree',
  paid: 'forPaid',
  subscriber: 'forSubscriber',
} as const satisfies Record<Tier, string>

type Viewer = {
  tier: Tier
  at: Date
  locales: readonly LocaleCode[]
  /** Includes banners that have not begun. */
  isAhead?: boolean
}

/**
 * The banner that a visitor sees at an instant: the latest started of those switched on, for the tier, begun and not
 * ended (spec §4). A banner is shown in its best available language, and only that version decides about visibility.
 */
export function latestBanner(rows: readonly BannerRow[], { tier, at, locales, isAhead }: Viewer) {
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
