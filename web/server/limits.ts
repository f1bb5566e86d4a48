type Limit = { most: number; seconds: number }

/**
 * Rate limits of web per person: a member, or the network of a visitor. The cms has its own limits
 * (cms/src/platform/lib/rate-limits.ts).
 */
export const limits = {
  /** Reports of page views. */
  pageViews: { most: 300, seconds: 60 },
  /** Clicks on short links that count; further ones are followed too. */
  shortLinks: { most: 60, seconds: 60 },
  /** Pictures of results; each takes a tenth of a second. */
  pictures: { most: 100, seconds: 600 },
  /** Drawings of texts, for e-mails and the panel; most come from caches. */
  drawings: { most: 120, seconds: 600 },
  /** PDFs that must be rendered; each takes half a second. */
  pdfs: { most: 60, seconds: 600 },
  /** Copies of e-books and parts of them: a viewer requests a book in dozens of ranges, each with its stamp. */
  ebooks: { most: 300, seconds: 600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
