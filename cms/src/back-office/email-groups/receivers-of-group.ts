import type { Core } from '@strapi/strapi'
import { userTable } from '../../members/users/user-row'
import { stepSql } from '../../messaging/mail-suppressions/receipt-step'
import { requireGroup } from './group-row'
import { membersOf } from './members-of'

export type GroupReceiver = { id: number; email: string; first_name: string | null }

type Wish = {
  groupId: number
  /** Id of the last user of the step before; 0 at first. */
  after: number
  limit: number
}

/**
 * The next users of a group who get an e-mail, by id: confirmed, with consent, neither blocked nor suppressed. A rule
 * selects anew at each step. In the caller's transaction. Throws notFound.
 */
export async function receiversOfGroup(
  strapi: Core.Strapi,
  { groupId, after, limit }: Wish,
): Promise<GroupReceiver[]> {
  const members = await membersOf(strapi, await requireGroup(strapi, { id: groupId }))
  return strapi.db.transaction(({ trx }) =>
    members(trx)
      .join(`${userTable} as u`, 'u.id', 't.user_id')
      .where('t.user_id', '>', after)
      .whereRaw(`${stepSql} = 'receivers'`)
      .orderBy('t.user_id')
      .limit(limit)
      .select('u.id', 'u.email', 'u.first_name'),
  )
}
