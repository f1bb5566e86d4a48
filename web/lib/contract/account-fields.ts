import { z } from 'zod'
import { canonicalEmail } from './canonical-email'
import type { ErrorCode } from './errors'
import { redirectPath } from './site-path'

/** Longest name of a person, in characters. */
export const personNameLength = 80

/** The shortest password, in characters (spec §5). */
export const passwordMinLength = 6

/** bcrypt ignores the bytes after these (spec §5, "Passwords"). */
export const passwordMaxBytes = 72

const missing = (input: unknown) => input === undefined || input === null || input === ''

/** Error code for a value of the wrong type: missingField when it is undefined, null or '', else the given code. */
const codeFor = (code: ErrorCode) => ({
  error: ({ input }: { input?: unknown }): ErrorCode => (missing(input) ? 'missingField' : code),
})

// Control characters, lone surrogates and bidirectional formatting characters.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

// White space and invisible characters: fillers, joiners, direction marks.
const invisible = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu

const visibleLength = (text: string) => [...text.replace(invisible, '')].length

/** Whether a text has a visible character. */
export const isSeen = (text: string) => visibleLength(text) > 0

/** A single line of text: trimmed, white space collapsed, no unprintable characters. Blank text becomes ''. */
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

/** A required name. */
export const personName = line(personNameLength).refine((text) => text !== '', {
  error: 'missingField',
})

/** An internationalized top-level domain in ASCII (punycode): zod accepts only letters there. */
const asciiCountry = /\.xn--[a-z0-9-]+$/

/** An e-mail address in canonical form (`canonicalEmail`), else invalidEmail (spec §5). */
export const emailAddress = z
  .string(codeFor('invalidEmail'))
  .max(254, { error: 'invalidEmail', abort: true })
  .transform(canonicalEmail)
  .refine((text) => text !== '', { error: 'missingField', abort: true })
  .refine((text) => z.email().safeParse(text.replace(asciiCountry, '.com')).success, {
    error: 'invalidEmail',
  })

/** A telephone number with the usual separators, or ''; else invalidPhone. */
export const phoneNumber = line(40, 'invalidPhone').refine(
  (text) => text === '' || /^\+?[\d\s()./-]{5,}$/.test(text),
  { error: 'invalidPhone' },
)

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * A new password: 6 characters to 72 bytes, any character (spec §5, "Passwords"); invisible characters do not count
 * towards the minimum. `tooShort` is the error code: registration has its own message (spec §5).
 */
export const newPassword = (
  tooShort: 'passwordTooShort' | 'registerPasswordTooShort' = 'passwordTooShort',
) =>
  z
    .string(codeFor('invalidField'))
    // Every character has at least one byte.
    .max(passwordMaxBytes, { error: 'passwordTooLong', abort: true })
    .refine((text) => text !== '', { error: 'missingField', abort: true })
    .refine((text) => [...text].length >= passwordMinLength, { error: tooShort, abort: true })
    .refine((text) => visibleLength(text) >= passwordMinLength, {
      error: 'passwordBlank',
      abort: true,
    })
    .refine((text) => bytesOf(text) <= passwordMaxBytes, { error: 'passwordTooLong' })
    // bcrypt stops at a NUL character and would ignore the rest.
    .refine((text) => !text.includes('\0'), { error: 'invalidField' })

/** The current password, for comparison only: the password rules are not applied, so errors reveal nothing about it. */
export const currentPassword = z
  .string(codeFor('invalidField'))
  .min(1, { error: 'missingField' })
  .max(1000, { error: 'invalidField' })

/** A code of an authenticator app, or a recovery code, as typed. Its format is not validated: any wrong one is the same. */
export const secondCode = z
  .string(codeFor('invalidField'))
  .max(40, { error: 'invalidField' })
  .transform((text) => text.trim())

export const yesOrNo = z.boolean(codeFor('invalidField'))

/** The secret token of a link in an e-mail. Its format is not validated: a malformed token is treated as an unknown one. */
export const linkToken = z
  .string(codeFor('invalidField'))
  .min(1, { error: 'missingField' })
  .max(200, { error: 'invalidField' })

/** Longest redirect path in the link of an e-mail. */
export const onwardLength = 1000

/** Redirect target after an address is confirmed: a path of this site that signed-in users can open. */
export const onwardPath = z
  .string(codeFor('invalidField'))
  .max(onwardLength, { error: 'invalidField', abort: true })
  .refine((text) => redirectPath(text) === text, { error: 'invalidField' })

/** The id of a row, as the API returns it. */
export const rowId = z
  .string(codeFor('invalidField'))
  .min(1, { error: 'missingField', abort: true })
  .max(64, { error: 'invalidField', abort: true })
  .regex(/^[\w-]*$/, { error: 'invalidField' })

/** Input of a call without parameters or body. */
export const noInput = z.strictObject({})

/** The id of the row that was created, changed or deleted. */
export const idAnswer = z.object({ id: z.string() })

/** The e-mail address of the account that was changed. */
export const addressAnswer = z.object({ email: z.string() })
