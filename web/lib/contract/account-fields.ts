import { z } from 'zod'
import { canonicalEmail } from './canonical-email'
import type { ErrorCode } from './errors'
import { redirectPath } from './site-path'

/** Longest name of a person. */
export const personNameLength = 80

/** The shortest password, in characters (spec §5). */
export const passwordMinLength = 6

/** bcrypt reads no more of a password (spec §5, "Passwords"). */
export const passwordMaxBytes = 72

const missing = (input: unknown) => input === undefined || input === null || input === ''

/** What a wrong value is called: nothing is missing, anything else has a fault of its own. */
const codeFor = (code: ErrorCode) => ({
  error: ({ input }: { input?: unknown }): ErrorCode => (missing(input) ? 'missingField' : code),
})

// Control characters, lone surrogates and marks that turn the writing direction of what follows.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

// Blanks, and what takes room or none without a stroke: fillers, joiners, marks of direction.
const unseen = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

const seenIn = (text: string) => [...text.replace(unseen, '')].length

/** Whether a text has a visible character. */
export const isSeen = (text: string) => seenIn(text) > 0

/** A typed line: trimmed, white space folded, nothing invisible; one of blanks alone is empty. */
const line = (longest: number, code: ErrorCode = 'invalidField') =>
  z
    .string(codeFor(code))
    .max(longest * 4, { error: code, abort: true })
    .transform((text) =>
      text
        .replace(/[ \t\u00a0]+/g, ' ')
        .trim()
        .normalize('NFC'),
    )
    .transform((text) => (isSeen(text) || unprintable.test(text) ? text : ''))
    .refine((text) => !unprintable.test(text), { error: code })
    .refine((text) => [...text].length <= longest, { error: code })

/** A line that may be empty. */
export const optionalLine = (longest: number) => line(longest)

/** A name that has to be there. */
export const personName = line(personNameLength).refine((text) => text !== '', {
  error: 'missingField',
})

/** A country beyond ASCII, as mail servers know it: zod takes letters alone at the end of a domain. */
const asciiCountry = /\.xn--[a-z0-9-]+$/

/** An e-mail address in its one spelling (canonical-email); else invalidEmail (spec §5). */
export const emailAddress = z
  .string(codeFor('invalidEmail'))
  .max(254, { error: 'invalidEmail', abort: true })
  .transform(canonicalEmail)
  .refine((text) => text !== '', { error: 'missingField', abort: true })
  .refine((text) => z.email().safeParse(text.replace(asciiCountry, '.com')).success, {
    error: 'invalidEmail',
  })

/** A telephone number as people write it, or nothing; else invalidPhone. */
export const phoneNumber = line(40, 'invalidPhone').refine(
  (text) => text === '' || /^\+?[\d\s()./-]{5,}$/.test(text),
  { error: 'invalidPhone' },
)

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * A password to be set: 6 characters to 72 bytes, any character (spec §5, "Passwords"); invisible characters do not
 * count. `tooShort` is the error code: registration has words of its own (spec §5).
 */
export const newPassword = (
  tooShort: 'passwordTooShort' | 'registerPasswordTooShort' = 'passwordTooShort',
) =>
  z
    .string(codeFor('invalidField'))
    // No character has less than a byte.
    .max(passwordMaxBytes, { error: 'passwordTooLong', abort: true })
    .refine((text) => text !== '', { error: 'missingField', abort: true })
    .refine((text) => [...text].length >= passwordMinLength, { error: tooShort, abort: true })
    .refine((text) => seenIn(text) >= passwordMinLength, { error: 'passwordBlank', abort: true })
    .refine((text) => bytesOf(text) <= passwordMaxBytes, { error: 'passwordTooLong' })
    // bcrypt ends at a NUL; what stood behind it would not count.
    .refine((text) => !text.includes('\0'), { error: 'invalidField' })

/** A password given as proof: only compared, so that no rule reveals anything about it. */
export const givenPassword = z
  .string(codeFor('invalidField'))
  .min(1, { error: 'missingField' })
  .max(1000, { error: 'invalidField' })

export const yesOrNo = z.boolean(codeFor('invalidField'))

/** The secret of a link in a mail. Its form is judged with its truth: a wrong one is just wrong. */
export const linkToken = z
  .string(codeFor('invalidField'))
  .min(1, { error: 'missingField' })
  .max(200, { error: 'invalidField' })

/** Longest address that a letter's link leads on to. */
export const onwardLength = 1000

/** Target after an address is confirmed: a page of this site for members, and nothing else. */
export const onwardPath = z
  .string(codeFor('invalidField'))
  .max(onwardLength, { error: 'invalidField', abort: true })
  .refine((text) => redirectPath(text) === text, { error: 'invalidField' })

/** The id of a row, as the API tells it. */
export const rowId = z
  .string(codeFor('invalidField'))
  .min(1, { error: 'missingField', abort: true })
  .max(64, { error: 'invalidField', abort: true })
  .regex(/^[\w-]*$/, { error: 'invalidField' })

/** Of a call that takes nothing at all, as parameters or as a body. */
export const noInput = z.strictObject({})

/** Which row was made, changed or taken away. */
export const idAnswer = z.object({ id: z.string() })

/** The address of the account that a call was about. */
export const addressAnswer = z.object({ email: z.string() })
