import { z } from 'zod'
import { linkToken } from './account-fields'
import { coverMotifs } from './blog'
import { orderStatusSchema } from './order-status'

/** Days for which a link to the files of an e-book works (spec §4); the account keeps the book. */
export const ebookLinkDays = 30

export const ownEbook = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  coverDate: z.string().nullable(),
  coverMotif: z.enum(coverMotifs).nullable(),
  /** ISO 8601 with Z. */
  boughtAt: z.string(),
  orderStatus: orderStatusSchema.nullable(),
  /** The newest link that works; null: none, or suspended. */
  link: z.object({ token: z.string(), expiresAt: z.string() }).nullable(),
})

export type OwnEbook = z.infer<typeof ownEbook>

/** GET /ebooks/mine → the e-books of the caller, newest first. */
export const myEbooksAnswer = z.object({ ebooks: z.array(ownEbook) })

/** POST /ebooks/{id}/link → a link to the files for 30 days; notFound for a book that the caller does not have. */
export const ebookLinkAnswer = z.object({ token: z.string(), expiresAt: z.string() })

/**
 * GET /ebooks/open?token= → the book and the name to stamp, for everybody with the link. downloadNotFound (404),
 * downloadExpired (410), downloadSuspended (409).
 */
export const ebookQuery = z.strictObject({ token: linkToken })

export const openEbookAnswer = z.object({
  id: z.string(),
  slug: z.string(),
  /** Changes with every publication: files are cached by it. */
  edition: z.string(),
  buyer: z.string(),
  /** Opaque id of the copy, for the invisible stamp. */
  copy: z.string(),
  expiresAt: z.string(),
})
