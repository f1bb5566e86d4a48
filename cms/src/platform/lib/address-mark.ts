import { createHmac, hkdfSync } from 'node:crypto'
import { canonicalEmail } from '@krono/contract'
import { env } from './env'

/** Purpose of a signature or mark: it is not valid for another one. */
export type Purpose = 'address' | 'news' | 'all' | 'confirm' | 'reminder'

const keys = new Map<Purpose, Buffer>()

function keyOf(purpose: Purpose): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const key = Buffer.from(
    hkdfSync('sha256', env.ENCRYPTION_KEY, '', `letters and addresses: ${purpose}`, 32),
  )
  keys.set(purpose, key)
  return key
}

/** A keyed hash (HMAC) of a text, for one purpose. */
export const macOf = (purpose: Purpose, text: string) =>
  createHmac('sha256', keyOf(purpose)).update(text).digest('base64url')

/** A keyed hash of an address with a suppression: equal for the same address, and useless without our key. */
export const markOf = (email: string): string => macOf('address', canonicalEmail(email))
