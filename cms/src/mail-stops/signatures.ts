import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '../lib/env'

/** What a signature or a mark is for: one of another use is none. */
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

/**
 * What stays of an address whose person wants no letters: the same for the same address, and without our key nothing.
 */
export const markOf = (email: string): string =>
  macOf('address', email.trim().normalize('NFC').toLowerCase())

/** A text with our signature behind it, for an address of ours. */
export const sign = (purpose: Purpose, text: string): string => `${text}.${macOf(purpose, text)}`

/** What was signed for a purpose; undefined when we did not sign it. */
export function readSigned(purpose: Purpose, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(dot, 0))
  const given = Buffer.from(signed.slice(dot + 1))
  const wanted = Buffer.from(macOf(purpose, text))
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && text !== '' ? text : undefined
}
