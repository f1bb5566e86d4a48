import { timingSafeEqual } from 'node:crypto'
import { macOf, type Purpose } from '../../platform/lib/address-mark'

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
