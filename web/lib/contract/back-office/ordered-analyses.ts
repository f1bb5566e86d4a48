import { z } from 'zod'
import { idAnswer, yesOrNo } from '../account-fields'
import { analysisKinds } from '../analyses'
import { languageCodes } from '../languages'
import { formKey } from '../orders'
import { actReason } from './act-reason'

/** GET /admin/analyses/{id} → what is known of an ordered analysis; whom it is about, another call says and writes down. */
export const adminAnalysis = z.object({
  id: z.string(),
  kind: z.enum(analysisKinds),
  /** How many people it is about. */
  people: z.number(),
  state: z.enum(['ready', 'withheld']),
  /** `YYYY-MM-DD` */
  madeOn: z.string(),
  engineVersion: z.string(),
  /** It says what one that is ordered now would say: today's texts and engine. */
  isOfToday: z.boolean(),
  /** How many earlier editions there are. */
  earlier: z.number(),
  isShown: z.boolean(),
  order: z.string(),
  product: z.string(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Download links that hold, the newest first; ISO 8601 with Z. */
  links: z.array(z.object({ language: z.enum(languageCodes), expiresAt: z.string() })),
  /** Of its texts those that the language of the site lacks: they are read in another one. */
  fallen: z.array(z.object({ name: z.string(), language: z.enum(languageCodes).nullable() })),
})

export type AdminAnalysis = z.infer<typeof adminAnalysis>

/** POST /admin/analyses/{id}/names → whom it is about; that somebody looked is in the log. */
export const analysisNames = z.object({
  people: z.array(z.object({ name: z.string(), date: z.string() })),
})

/**
 * POST /admin/analyses/{id}/letter → the id: its owner gets the letter once more, with a new link; the old ones end
 * if they shall. The same form again, also at once, is one letter. notFound, downloadRests (409) while it is withheld.
 */
export const analysisLetter = z.strictObject({ key: formKey, endsOthers: yesOrNo.default(false) })

export const analysisLetterAnswer = idAnswer

/**
 * POST /admin/analyses/{id}/anew `{ reason }` → the id: it is composed anew with today's texts; the old edition stays, and
 * its owner is told. notFound, downloadRests (409) while it is withheld, analysisOfToday (409) when nothing would change.
 */
export const analysisAnew = z.strictObject({ reason: actReason })

export const analysisAnewAnswer = idAnswer
