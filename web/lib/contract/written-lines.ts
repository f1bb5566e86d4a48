import { z } from 'zod'
import { isSeen } from './account-fields'
import type { ErrorCode } from './errors'

// Control characters except the line feed, lone surrogates, and bidirectional formatting characters.
const unwritable = /[^\P{Cc}\n]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const codeOf = ({ input }: { input?: unknown }): ErrorCode =>
  input === undefined || input === null ? 'missingField' : 'invalidField'

/** A multi-line text. Blank text becomes ''. */
export const writtenLines = (longest: number, tooLong: ErrorCode = 'invalidField') =>
  z
    .string({ error: codeOf })
    .max(longest * 4, { error: tooLong, abort: true })
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').trim().normalize('NFC'))
    .transform((text) => (isSeen(text) || unwritable.test(text) ? text : ''))
    .refine((text) => [...text].length <= longest, { error: tooLong })
    .refine((text) => !unwritable.test(text), { error: 'invalidField' })
