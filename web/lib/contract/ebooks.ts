import { z } from 'zod'
import { coverMotifs } from './blog'
import { calendarDate } from './dates'
import { languageCodes } from './languages'
import { readBlocks } from './read-blocks'

/** A chapter of an e-book; samples are public. */
export const ebookChapter = z.object({
  title: z.string(),
  isSample: z.boolean(),
  blocks: z.array(z.unknown()).transform(readBlocks),
})

/** One edition of an e-book: the source of its PDF and its EPUB. */
export const ebookDocument = z.object({
  language: z.enum(languageCodes),
  title: z.string(),
  subtitle: z.string(),
  slug: z.string(),
  author: z.string(),
  /** The date that the cover is drawn from. */
  coverDate: calendarDate,
  coverMotif: z.enum(coverMotifs),
  publishedOn: calendarDate,
  /** Changes with every published change of the text. */
  edition: z.string(),
  chapters: z.array(ebookChapter),
})

export type EbookChapter = z.infer<typeof ebookChapter>
export type EbookDocument = z.infer<typeof ebookDocument>

export const ebookFormats = ['pdf', 'epub'] as const

export type EbookFormat = (typeof ebookFormats)[number]
