import { dictionary } from '@zxcvbn-ts/language-common'
import { compare, getRounds, hash } from 'bcrypt'
import { AppError } from '../lib/app-error'
import { hashFor } from './hash-turns'

/**
 * Work of one hash, off the main thread: a twentieth of a second of a core, so that sixty who sign in at once are all in
 * within five seconds on two cores (decision 118); no less than OWASP asks of bcrypt.
 */
const cost = 10

/** How many of the most common passwords are refused (spec §5, "Passwords"). */
const refusedCount = 10_000

const common = new Set(dictionary['passwords-common'].slice(0, refusedCount))

/** Throws passwordTooCommon for one of the 10 000 most common passwords, however it is capitalised. */
export function refuseCommonPassword(password: string, field: string) {
  if (!common.has(password.toLowerCase())) return
  throw new AppError('passwordTooCommon', [{ field, code: 'passwordTooCommon' }])
}

/** Those who tell a new password stand in one line: how often they may is limited by their network. */
export const hashPassword = (password: string) =>
  hashFor('new passwords', () => hash(password, cost))

/**
 * A hash of today's work in the place of one that was made at another: else the time of a login tells who is known. When
 * too many wait, a later login does it: this one is no worse for it.
 */
export const renewedHash = async (password: string, storedHash: string) =>
  getRounds(storedHash) === cost ? undefined : hashPassword(password).catch(() => undefined)

// Nobody's password: compared with when there is no user, so that both cases take the same time.
const nobodysHash = hashPassword('nobody has this one')

/**
 * Whether a password is the one of a hash; without a hash it takes as long and is not.
 *
 * @param person who waits for it, as far as fairness goes; by default whose hash it is
 */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  person = storedHash ?? 'nobody',
) {
  const compared = storedHash ?? (await nobodysHash)
  const isRight = await hashFor(person, () => compare(password, compared))
  return isRight && storedHash !== undefined
}
