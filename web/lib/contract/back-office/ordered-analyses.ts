import { z } from 'zod'
import { idAnswer, yesOrNo } from '../account-fields'
import { analysisKinds } from '../analysis-kinds'
import { languageCodes } from '../languages'
import { formKey } from '../orders'
import { actionReason } from './action-reason'

/** GET /admin/analyses/{id} → the data of an ordered analysis; its people come by another call, which is logged. */
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

/** POST /admin/analyses/{id}/names → the people of the analysis; the request is logged. */
export const analysisNames = z.object({
  people: z.array(z.object({ name: z.string(), date: z.string() })),
})

/**
 * POST /admin/analyses/{id}/letter → the id: its owner gets the letter once more, with a new link; the old ones end
 * if they shall. The same form again, also at once, is one letter. notFound, downloadSuspended (409) while it is withheld.
 */
export const analysisEmail = z.strictObject({ key: formKey, endsOthers: yesOrNo.default(false) })

export const analysisEmailAnswer = idAnswer

/**
 * POST /admin/analyses/{id}/anew `{ reason }` → the id: it is composed again with today's texts; the old edition stays,
 * and its owner is notified. notFound, downloadSuspended (409) while it is withheld, analysisOfToday (409) when nothing
 * would change.
 */
export const analysisAnew = z.strictObject({ reason: actionReason })

export const analysisAnewAnswer = idAnswer
