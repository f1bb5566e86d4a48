import type { Core } from '@strapi/strapi'

/** The code that a user registered with, and how many confirmed friends they referred. */
export type Referrals = { referral: string | null; friends: number }

export const noReferrals: Referrals = { referral: null, friends: 0 }

type Connection = Core.Strapi['db']['connection']

/** By user id; users without either are missing. */
export async function referralsOf(connection: Connection, ids: readonly number[]) {
  const codes: { id: number; code: string }[] = await connection('referrals as r')
    .join('referral_codes as c', 'c.user_id', 'r.referrer_user_id')
    .whereIn('r.friend_user_id', ids)
    .select('r.friend_user_id as id', 'c.code')
  const counts: { id: number; friends: number | string }[] = await connection('referral_codes')
    .whereIn('user_id', ids)
    .select('user_id as id', 'confirmed as friends')
  const found = new Map<number, Referrals>()
  const known = (id: number) => found.get(id) ?? noReferrals
  for (const { id, code } of codes) found.set(id, { ...known(id), referral: code })
  for (const { id, friends } of counts) found.set(id, { ...known(id), friends: Number(friends) })
  return found
}
