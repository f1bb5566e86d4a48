import { z } from 'zod'
import { optionalLine } from './account-fields'
import { wholeNumber } from './whole-number'

/** Kinds of search results. */
export const searchKinds = [
  'analysis',
  'explanation',
  'question',
  'character',
  'video',
  'page',
  'post',
  'course',
  'ebook',
] as const

export type SearchKind = (typeof searchKinds)[number]

/** Longest query; a longer one is refused rather than cut off silently. */
export const longestSearch = 100

export const foundOnPage = 10

/** Most pages of results; for more the query must be more specific. */
export const mostFoundPages = 10

/** GET /search?q=&page= → matching published content; for members also content that only they can see. */
export const searchQuery = z.strictObject({
  q: optionalLine(longestSearch).default(''),
  page: wholeNumber(mostFoundPages, 1),
})

/**
 * How well a result matches: `whole` has all words, with any ending; `alike` has words that differ in one letter; `some`
 * has only some of the words.
 */
export const searchCloseness = ['whole', 'alike', 'some'] as const

export const searchAnswer = z.object({
  items: z.array(
    z.object({
      kind: z.enum(searchKinds),
      title: z.string(),
      path: z.string(),
      /** Plain text in parts; matches are to be highlighted. */
      excerpt: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
    }),
  ),
  closeness: z.enum(searchCloseness),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})

/** GET /search/list?kind=&q= → documentIds of the matching entries of one kind, best match first, for list searches. */
export const searchListQuery = z.strictObject({
  kind: z.enum(searchKinds, { error: 'invalidField' }),
  q: optionalLine(longestSearch).default(''),
})

export const searchListAnswer = z.object({ ids: z.array(z.string()) })

export type SearchAnswer = z.infer<typeof searchAnswer>
