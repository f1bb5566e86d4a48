import { dictionary } from '@zxcvbn-ts/language-common'
import { compare, hash } from 'bcrypt'
import { AppError } from '../lib/app-error'

/** Work of one hash: about a tenth of a second of a core, off the main thread. */
const cost = 11

/** How many of the most common passwords are refused (spec §5, "Passwords"). */
const refusedCount = 10_000

const common = new Set(dictionary['passwords-common'].slice(0, refusedCount))

/** Throws passwordTooCommon for one of the 10 000 most common passwords, however it is capitalised. */
export function refuseCommonPassword(password: string, field: string) {
  if (!common.has(password.toLowerCase())) return
  throw new AppError('passwordTooCommon', [{ field, code: 'passwordTooCommon' }])
}

export const hashPassword = (password: string) => hash(password, cost)

// Nobody's password: compared with when there is no user, so that both cases take the same time.
const nobodysHash = hashPassword('nobody has this one')

/** Whether a password is the one of a hash; without a hash it takes as long and is not. */
export async function isPassword(password: string, storedHash: string | undefined) {
  const isRight = await compare(password, storedHash ?? (await nobodysHash))
  return isRight && storedHash !== undefined
}
