import { dictionary } from '@zxcvbn-ts/language-common'
import { compare, getRounds, hash } from 'bcrypt'
import { AppError } from '../../platform/lib/app-error'
import { hashInQueue } from './hash-queue'

/**
 * bcrypt cost of one hash, off the main thread: a twentieth of a second of a core, so that sixty concurrent logins
 * finish within five seconds on two cores; no less than OWASP recommends for bcrypt.
 */
const cost = 10

/** How many of the most common passwords are refused (spec §5, "Passwords"). */
const refusedCount = 10_000

const common = new Set(dictionary['passwords-common'].slice(0, refusedCount))

/** Throws passwordTooCommon for one of the 10 000 most common passwords, ignoring case. */
export function refuseCommonPassword(password: string, field: string) {
  if (!common.has(password.toLowerCase())) return
  throw new AppError('passwordTooCommon', [{ field, code: 'passwordTooCommon' }])
}

/** All new passwords share one queue: their rate is limited by network. */
export const hashPassword = (password: string) =>
  hashInQueue('new passwords', () => hash(password, cost))

/**
 * A hash with today's cost for one made with another cost: otherwise response time discloses which accounts exist. When
 * the queue is full the old hash stays and a later login replaces it.
 */
export const renewedHash = async (password: string, storedHash: string) =>
  getRounds(storedHash) === cost ? undefined : hashPassword(password).catch(() => undefined)

// A dummy hash, compared when there is no user, so that both cases take the same time.
const dummyHash = hashPassword('nobody has this one')

/**
 * Whether a password matches a hash; without a hash it takes the same time and returns false.
 *
 * @param person key of the fair queue; by default the hash itself
 */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  person = storedHash ?? 'nobody',
) {
  const compared = storedHash ?? (await dummyHash)
  const isRight = await hashInQueue(person, () => compare(password, compared))
  return isRight && storedHash !== undefined
}
