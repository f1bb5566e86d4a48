import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { canonicalEmail } from '@krono/contract'
import { env } from '../../platform/lib/env'

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

const macOf = (purpose: Purpose, text: string) =>
  createHmac('sha256', keyOf(purpose)).update(text).digest('base64url')

/** A keyed hash (HMAC) of an address with a suppression: equal for the same address, and useless without our key. */
export const markOf = (email: string): string => macOf('address', canonicalEmail(email))

/** Appends our signature to a text, for use in a URL. */
export const sign = (purpose: Purpose, text: string): string => `${text}.${macOf(purpose, text)}`

/** The text signed for a purpose; undefined if the signature is invalid. */
export function readSigned(purpose: Purpose, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(dot, 0))
  const actual = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(macOf(purpose, text))
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected)
  return isOurs && text !== '' ? text : undefined
}
