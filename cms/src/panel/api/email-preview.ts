import type { Context } from 'koa'
import { z } from 'zod'
import { previewEmail } from '../../messaging/mail/preview-email'
import { bodySchema } from '../../messaging/mail/render/nodes'
import { sendTrial } from '../../messaging/mail/send-trial'
import { languageOf, locales } from '../../platform/lib/locales'
import { panelLimits } from '../../platform/lib/rate-limits'
import { refuseInPanel } from '../../platform/lib/refuse-in-panel'
import { countAttempts } from '../../platform/limits/attempts'
import { isDeeperThan, readBody } from './read-body'

const deepest = 40
const mostBlocks = 500

const emailDraft = z
  .strictObject({
    documentId: z.string().max(60).optional(),
    isIssue: z.boolean().optional(),
    locale: z.enum(locales.map(({ code }) => code)),
    subject: z.string().max(200).nullish(),
    body: z
      .array(z.unknown())
      .max(mostBlocks)
      .refine((blocks) => !isDeeperThan(deepest, blocks), { abort: true })
      .refine((blocks) => bodySchema.safeParse(blocks).success)
      .nullish(),
  })
  .transform(({ locale, subject, ...draft }) => ({
    ...draft,
    subject: subject ?? '',
    language: languageOf(locale),
  }))

const trials = countAttempts(panelLimits.trialLetters)

/** Preview of the unsaved e-mail. */
export const preview = (ctx: Context) =>
  previewEmail(strapi, readBody(emailDraft, ctx.request.body))

/** Sends it to the signed-in user only. */
export async function sendToMe(ctx: Context) {
  const { id, email }: { id: number; email: string } = ctx.state.user
  const draft = readBody(emailDraft, ctx.request.body)
  await trials.take(String(id)).catch(refuseInPanel(ctx))
  await sendTrial(strapi, { draft, to: email })
  return { to: email }
}
