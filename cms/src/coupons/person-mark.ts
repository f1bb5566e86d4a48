import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '../lib/env'

/** Whose servers read `a.b@` and `ab@` as one address, and the name that we write for all of them. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/** One spelling of all that reach the same person: small letters, without a tag after `+` (decision 123). */
export function onePerson(email: string): string {
  const written = email.trim().normalize('NFC').toLowerCase()
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  const name = written.slice(0, at)
  // A name that begins with the tag's sign has nothing before it to reach.
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  const same = dotless[domain]
  return same ? `${untagged.replaceAll('.', '')}@${same}` : `${untagged}@${domain}`
}

/** How an address may begin and end; without its dots, if they mean nothing. */
export type Spelling = { begin: string; end: string; undotted?: string }

/** Of all that `onePerson` may read as the same, and of some others. */
export function spellings(email: string): Spelling[] {
  const person = onePerson(email)
  const at = person.lastIndexOf('@')
  const [name, domain] = [person.slice(0, at), person.slice(at + 1)]
  const names = Object.keys(dotless).filter((one) => dotless[one] === domain)
  // Dots may stand anywhere but before the first letter.
  if (names.length > 0)
    return names.map((one) => ({ begin: name.slice(0, 1), end: `@${one}`, undotted: name }))
  return [
    { begin: person, end: '' },
    { begin: `${name}+`, end: `@${domain}` },
  ]
}

let key: Buffer | undefined
const ourKey = () => {
  key ??= Buffer.from(hkdfSync('sha256', env.ENCRYPTION_KEY, '', 'marks of coupons', 32))
  return key
}

/**
 * What stays of whoever used a coupon when all else of them is erased: the same for the same person and coupon,
 * and without our key nothing. Marks of two coupons say nothing of each other.
 */
export const personMark = (couponId: number, email: string): string =>
  createHmac('sha256', ourKey())
    .update(`${couponId}:${onePerson(email)}`)
    .digest('base64url')
