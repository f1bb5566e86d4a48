import { z } from 'zod'
import type { BlogCategory } from '@/lib/contract/blog'
import type { PostCard } from '@/server/cms/blog'

/** What a cover shows: somebody's plate, two people's outlines, or a year of waves as hills at nightfall. */
const kinds = ['plate', 'pair', 'year'] as const

export type CoverKind = (typeof kinds)[number]

const kindOf: Readonly<Record<BlogCategory, CoverKind>> = {
  'self-knowledge': 'plate',
  relationships: 'pair',
  'family-life': 'pair',
  work: 'year',
  rest: 'year',
  background: 'plate',
}

/** A date that the formulas draw, and no endless number of them. */
const date = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2100-12-31')

/** GET /api/cover?of=&date=&day= */
export const coverQuery = z.strictObject({ of: z.enum(kinds), date, day: date })

export type CoverQuery = z.infer<typeof coverQuery>

/** As wide beside its height as a card shows it. */
export const coverBox = { width: 720, height: 432 } as const

type Covered = Pick<PostCard, 'category' | 'postedOn' | 'coverDate'>

/** The picture of a post: of the date that its editor chose, and the day on which it was written. */
export function coverAddress({ category, postedOn, coverDate = postedOn }: Covered): string {
  const query = { of: kindOf[category], date: coverDate, day: postedOn }
  return `/api/cover?${new URLSearchParams(query)}`
}
