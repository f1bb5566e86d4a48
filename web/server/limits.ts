export type Limit = { most: number; seconds: number }

/**
 * Rate limits of web itself, per person: a member, or the network of a visitor. What the cms does is counted there
 * (cms/src/platform/lib/rate-limits.ts).
 */
export const limits = {
  /** Messages of pages that were opened. */
  pageViews: { most: 300, seconds: 60 },
  /** Pictures of results: a tenth of a second each. */
  pictures: { most: 100, seconds: 600 },
  /** Drawings of texts, for letters and for the panel: cached, so that most are drawn once. */
  drawings: { most: 120, seconds: 600 },
  /** PDFs that have to be drawn: half a second each. */
  pdfs: { most: 60, seconds: 600 },
} as const satisfies Record<string, Limit>
