import { z } from 'zod'
import { optionalLine } from './account-fields'
import { wholeNumber } from './whole-number'

/** What a search finds; each result says what it is. */
export const searchKinds = [
  'analysis',
  'explanation',
  'question',
  'character',
  'video',
  'page',
  'post',
] as const

export type SearchKind = (typeof searchKinds)[number]

/** Longest query; a longer one is refused, instead of silently ignoring its end. */
export const longestSearch = 100

export const foundOnPage = 10

/** Most pages of results; for more the query has to be more specific. */
export const mostFoundPages = 10

/** GET /search?q=&page= → what of the published content answers to the words; for members also what they alone may see. */
export const searchQuery = z.strictObject({
  q: optionalLine(longestSearch).default(''),
  page: wholeNumber(mostFoundPages, 1),
})

/**
 * How far a result is from what was asked: `whole` has all the words, with whatever ending; `alike` has words that are one
 * letter from them; `some` has a part of them.
 */
export const searchCloseness = ['whole', 'alike', 'some'] as const

export const searchAnswer = z.object({
  items: z.array(
    z.object({
      kind: z.enum(searchKinds),
      title: z.string(),
      path: z.string(),
      /** Plain text in pieces; those that were looked for are to be marked. */
      excerpt: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
    }),
  ),
  closeness: z.enum(searchCloseness),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})

/** GET /search/list?kind=&q= → the entries of one kind that answer to the words, the best first, by their documentIds: for a list's own search. */
export const searchListQuery = z.strictObject({
  kind: z.enum(searchKinds, { error: 'invalidField' }),
  q: optionalLine(longestSearch).default(''),
})

export const searchListAnswer = z.object({ ids: z.array(z.string()) })

export type SearchAnswer = z.infer<typeof searchAnswer>
