import type { Core } from '@strapi/strapi'
import type { Caller } from '../../members/users/caller'
import { withoutToken } from '../../members/users/fresh-password'
import { type ShareRow, shareOf, shareUid } from './share-row'

/** The caller's shares, newest first; without the links unless the password was entered recently. */
export async function listShares({ db }: Core.Strapi, { user, hasFreshPassword }: Caller) {
  const rows: ShareRow[] = await db
    .query(shareUid)
    .findMany({ where: { userId: user.id }, orderBy: { id: 'desc' } })
  const shares = rows.map(shareOf)
  return hasFreshPassword ? shares : shares.map(withoutToken)
}
