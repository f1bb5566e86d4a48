import { z } from 'zod'
import { idAnswer, yesOrNo } from '../account-fields'
import { analysisKinds } from '../analysis-kinds'
import { languageCodes } from '../languages'
import { formKey } from '../orders'
import { actionReason } from './action-reason'

/** GET /admin/analyses/{id} → an ordered analysis; the names of its people come with another call, which is logged. */
export const adminAnalysis = z.object({
  id: z.string(),
  kind: z.enum(analysisKinds),
  /** How many people it is about. */
  people: z.number(),
  state: z.enum(['ready', 'withheld']),
  /** `YYYY-MM-DD` */
  madeOn: z.string(),
  engineVersion: z.string(),
  /** It equals an analysis ordered now: composed with the current texts and engine. */
  isOfToday: z.boolean(),
  /** How many earlier editions there are. */
  earlier: z.number(),
  isShown: z.boolean(),
  order: z.string(),
  product: z.string(),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Valid download links, newest first; ISO 8601 with Z. */
  links: z.array(z.object({ language: z.enum(languageCodes), expiresAt: z.string() })),
  /** Texts missing in the language of the site, and the fallback language of each. */
  fallen: z.array(z.object({ name: z.string(), language: z.enum(languageCodes).nullable() })),
})

export type AdminAnalysis = z.infer<typeof adminAnalysis>

/** POST /admin/analyses/{id}/names → the people of the analysis; the request is logged. */
export const analysisNames = z.object({
  people: z.array(z.object({ name: z.string(), date: z.string() })),
})

/**
 * POST /admin/analyses/{id}/letter → the id: sends the owner the e-mail again, with a new link; `endsOthers` expires the
 * old links. The same key again, also concurrently, sends one e-mail. notFound, downloadSuspended (409) while withheld.
 */
export const analysisEmail = z.strictObject({ key: formKey, endsOthers: yesOrNo.default(false) })

export const analysisEmailAnswer = idAnswer

/**
 * POST /admin/analyses/{id}/anew `{ reason }` → the id: composes it again with the current texts. The old edition is
 * kept, and the owner is notified. notFound, downloadSuspended (409) while withheld, analysisOfToday (409) when nothing
 * would change.
 */
export const analysisAnew = z.strictObject({ reason: actionReason })

export const analysisAnewAnswer = idAnswer
