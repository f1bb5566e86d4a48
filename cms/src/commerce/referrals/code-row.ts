import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { createShortLink } from '../../library/short-links/create-short-link'
import { insertOnce } from '../../platform/lib/insert-once'

/** A member's code, with the numbers that lists sort by (`countReferrals`). */
export type ReferralCodeRow = {
  id: number
  documentId: string
  userId: number
  code: string
  registered: number
  confirmed: number
  held: number
  purchases: number
  rewards: number
}

export const codeUid = 'api::referral-code.referral-code'
export const codeTable = 'referral_codes'

// Lower case, as in an address, without letters and digits that are easily confused.
const alphabet = 'acdefghjkmnpqrtuvwxy34679'
const length = 8

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code as entered in any case. */
const written = (text: string) => text.trim().toLowerCase()

export const findCode = async (
  { db }: Core.Strapi,
  where: { userId: number } | { code: string },
): Promise<ReferralCodeRow | undefined> => (await db.query(codeUid).findOne({ where })) ?? undefined

/** The code that a source of a registration contains, if it is one. */
export const codeOfSource = async (
  strapi: Core.Strapi,
  source: string | null | undefined,
): Promise<ReferralCodeRow | undefined> =>
  source && written(source).length === length
    ? findCode(strapi, { code: written(source) })
    : undefined

/** A member's code, made on first use; of two concurrent calls both get the same. With the user's row locked. */
export async function requireCode(strapi: Core.Strapi, userId: number): Promise<ReferralCodeRow> {
  const numbers = { registered: 0, confirmed: 0, held: 0, purchases: 0, rewards: 0 }
  const row = { user_id: userId, code: newCode(), ...numbers }
  const found = await findCode(strapi, { userId })
  if (found) return found
  // A conflict is about this user, or, very rarely, about the code: then another one is tried.
  if (await insertOnce(strapi, { table: codeTable, row })) await addShortLink(strapi, row.code)
  return requireCode(strapi, userId)
}

/** The address /u/{code}, which counts visits as sums, and leads to the home page with the code. */
const addShortLink = (strapi: Core.Strapi, code: string) =>
  createShortLink(strapi, { origin: 'referral', name: code, target: `/?referralCode=${code}` })
