import type { Context } from 'koa'
import { z } from 'zod'
import { countAttempts } from '../lib/attempts'
import { languageOf, locales } from '../lib/locales'
import { panelLimits } from '../lib/rate-limits'
import { refuseInPanel } from '../lib/refuse-in-panel'
import { previewLetter } from '../mail/preview-letter'
import { bodySchema } from '../mail/render/nodes'
import { sendTrial } from '../mail/send-trial'
import { isDeeperThan, readBody } from './read-body'

const deepest = 40
const mostBlocks = 500

const typedLetter = z
  .strictObject({
    documentId: z.string().max(60).optional(),
    locale: z.enum(locales.map(({ code }) => code)),
    subject: z.string().max(200).nullish(),
    body: z
      .array(z.unknown())
      .max(mostBlocks)
      .refine((blocks) => !isDeeperThan(deepest, blocks), { abort: true })
      .refine((blocks) => bodySchema.safeParse(blocks).success)
      .nullish(),
    group: z.string().max(60).nullish(),
    formId: z.string().max(60).nullish(),
  })
  .transform(({ locale, subject, ...letter }) => ({
    ...letter,
    subject: subject ?? '',
    language: languageOf(locale),
  }))

const trials = countAttempts(panelLimits.trialLetters)

/** How the letter in somebody's form will look. */
export const preview = (ctx: Context) =>
  previewLetter(strapi, readBody(typedLetter, ctx.request.body))

/** The same as a letter, to nobody but who is signed in. */
export async function sendToMe(ctx: Context) {
  const { id, email }: { id: number; email: string } = ctx.state.user
  const letter = readBody(typedLetter, ctx.request.body)
  await trials.take(String(id)).catch(refuseInPanel(ctx))
  await sendTrial(strapi, { letter, to: email })
  return { to: email }
}
