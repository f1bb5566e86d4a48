import type { UserRow } from '../../members/users/user-row'
import type { Term } from '../entitlements/merge-terms'
import { projectionOf } from '../entitlements/projection'
import type { Database, Rule } from './rule'

const chunk = 1000

type StoredUser = Pick<UserRow, 'id' | 'plan'> & {
  isPaidUser: boolean | number
  paidUserExpire: Date | number | null
}

/**
 * Every user's row equals the projection of their terms. Terms are merged in code with our calendar, in batches of
 * users.
 */
export const projectionsOfUsers: Rule = async (database) => {
  const faults: string[] = []
  for (let last = 0; ; ) {
    const users = await usersAfter(database, last)
    const end = users.at(-1)
    if (!end) return faults
    const terms = await termsOf(database, last, end.id)
    for (const user of users) faults.push(...faultsOf(user, terms.get(user.id) ?? []))
    last = end.id
  }
}

const usersAfter = (database: Database, last: number): Promise<StoredUser[]> =>
  database('up_users')
    .select('id', 'plan', {
      isPaidUser: 'is_paid_user',
      paidUserExpire: 'paid_user_expire',
    })
    .where('id', '>', last)
    .orderBy('id')
    .limit(chunk)

/** By user, in order of creation. */
async function termsOf(database: Database, after: number, last: number) {
  const rows: (Term & { userId: number })[] = await database('entitlements')
    .select('from', 'months', 'days', 'seconds', 'plan', 'state', {
      userId: 'user_id',
      orderId: 'order_id',
    })
    .where({ kind: 'term' })
    .where('user_id', '>', after)
    .where('user_id', '<=', last)
    .orderBy('id')
  const terms = new Map<number, Term[]>()
  for (const row of rows) {
    const own = terms.get(row.userId)
    if (own) own.push(row)
    else terms.set(row.userId, [row])
  }
  return terms
}

function faultsOf(user: StoredUser, terms: readonly Term[]): string[] {
  const { isPaidUser, paidUserExpire, plan } = projectionOf(terms)
  const stored = user.paidUserExpire === null ? null : new Date(user.paidUserExpire).toISOString()
  const isRight =
    stored === paidUserExpire && Boolean(user.isPaidUser) === isPaidUser && user.plan === plan
  if (isRight) return []
  return [
    `User ${user.id} is paid until ${stored} (${user.plan}), terms say ${paidUserExpire} (${plan}).`,
  ]
}
