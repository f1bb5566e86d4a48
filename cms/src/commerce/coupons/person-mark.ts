import { createHmac, hkdfSync } from 'node:crypto'
import { canonicalEmail } from '@krono/contract'
import { env } from '../../platform/lib/env'

/** Domains that treat `a.b@` and `ab@` as one address, with the name stored for all of them. */
const dotless: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/**
 * One spelling for all addresses of the same mailbox: lower case, without a tag after `+` (decision coupon-redemption).
 */
export function onePerson(email: string): string {
  const written = canonicalEmail(email)
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  const name = written.slice(0, at)
  // A local part that begins with `+` has nothing before the tag.
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  const same = dotless[domain]
  return same ? `${untagged.replaceAll('.', '')}@${same}` : `${untagged}@${domain}`
}

/** How an address may begin and end; without its dots if they are ignored. */
export type Spelling = { begin: string; end: string; undotted?: string }

/** Covers all addresses that `onePerson` may map to the same one, and some others. */
export function spellings(email: string): Spelling[] {
  const person = onePerson(email)
  const at = person.lastIndexOf('@')
  const [name, domain] = [person.slice(0, at), person.slice(at + 1)]
  const names = Object.keys(dotless).filter((one) => dotless[one] === domain)
  // Dots may appear anywhere but before the first letter.
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
 * A keyed hash (HMAC) that identifies a coupon's user after all other data of them is erased: equal for the same person
 * and coupon (or purpose), and useless without our key. Marks of different coupons cannot be linked.
 */
export const personMark = (couponId: number | 'referral', email: string): string =>
  createHmac('sha256', ourKey())
    .update(`${couponId}:${onePerson(email)}`)
    .digest('base64url')
