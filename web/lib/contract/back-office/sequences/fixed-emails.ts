import { z } from 'zod'
import { languageCodes } from '../../languages'
import { fixedEmailKinds, languageStates } from './sequence-words'
import { listedSequence } from './sequences'

const invalid = { error: 'invalidField' } as const

const language = z.enum(languageCodes, invalid)

const states = z.object(
  Object.fromEntries(languageCodes.map((code) => [code, z.enum(languageStates)])) as Record<
    (typeof languageCodes)[number],
    z.ZodEnum<{ [State in (typeof languageStates)[number]]: State }>
  >,
)

/** An e-mail of the system, or one that editors wrote for sequences. */
const fixedEmail = z.object({
  /** documentId. */
  id: z.string(),
  title: z.string(),
  /** Filled with sample data. */
  subject: z.string(),
  enabled: z.boolean(),
  /** False: somebody waits for its link, so it is always sent. */
  canSwitchOff: z.boolean(),
  languages: states,
  /** Sent in the last 30 days. */
  sent: z.int(),
})

export type FixedEmail = z.infer<typeof fixedEmail>

/** GET /admin/fixed-emails?kind= → the e-mails and sequences of one page. */
export const fixedEmailsQuery = z.strictObject({ kind: z.enum(fixedEmailKinds, invalid) })

export const fixedEmailsAnswer = z.object({
  emails: z.array(fixedEmail),
  sequences: z.array(listedSequence),
})

export type FixedEmails = z.infer<typeof fixedEmailsAnswer>

/** GET /admin/fixed-emails/{id}?language= → the e-mail as it is sent in a language, filled with sample data. */
export const fixedEmailQuery = z.strictObject({ language: language.optional() })

export const fixedEmailAnswer = fixedEmail.extend({
  language,
  /** Null: it was never written in that language. */
  preview: z
    .object({
      subject: z.string(),
      /** Pages as mail programs show them in light and dark mode. */
      light: z.string(),
      dark: z.string(),
      text: z.string(),
    })
    .nullable(),
  placeholders: z.array(z.object({ name: z.string(), sample: z.string(), meaning: z.string() })),
})

export type FixedEmailPreview = z.infer<typeof fixedEmailAnswer>

/** POST /admin/fixed-emails/{id}/switch → the e-mail; emailAlwaysSent (409). */
export const switchedEmail = z.strictObject({ isOn: z.boolean(invalid) })
export const switchedEmailAnswer = z.object({ id: z.string(), enabled: z.boolean() })

/** POST /admin/fixed-emails/{id}/test → the caller's address, to which it is sent with sample data. */
export const testedEmail = z.strictObject({ language })
export const testedEmailAnswer = z.object({ to: z.string() })
