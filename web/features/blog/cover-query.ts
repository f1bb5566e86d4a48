import { z } from 'zod'
import { type BlogCategory, type CoverMotif, coverMotifs } from '@/lib/contract/blog'
import type { PostCard } from '@/server/cms/blog'

const motifOf: Readonly<Record<BlogCategory, CoverMotif>> = {
  'self-knowledge': 'plate',
  relationships: 'pair',
  'family-life': 'pair',
  work: 'year',
  rest: 'year',
  background: 'plate',
}

/** A date that the engine can draw, in a limited range. */
const date = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2100-12-31')

/** GET /api/cover?of=&date=&day= */
export const coverQuery = z.strictObject({ of: z.enum(coverMotifs), date, day: date })

export type CoverQuery = z.infer<typeof coverQuery>

/** The aspect ratio of a card. */
export const coverBox = { width: 720, height: 432 } as const

type Covered = Pick<PostCard, 'category' | 'postedOn' | 'coverDate' | 'coverMotif'>

/** The picture of a post: motif and date chosen by its editor, and the day of publication. */
export function coverAddress(post: Covered): string {
  const { category, postedOn, coverDate = postedOn, coverMotif = motifOf[category] } = post
  const query = { of: coverMotif, date: coverDate, day: postedOn }
  return `/api/cover?${new URLSearchParams(query)}`
}
