import type { EmailGroup, EmailGroupChoices, EmailGroups } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { userTable } from '../../members/users/user-row'
import { readsOf } from '../../platform/database/reads/reads'
import { titlesOf } from '../people/forms'
import { countReceivers, previewGroup } from './count-receivers'
import { type GroupRow, groupUid, requireGroup } from './group-row'
import { membersOf } from './members-of'

const pageSize = 25
const mostReferrals = 30

const instant = (text: string) => new Date(text).toISOString()

/** Groups, newest first, from the one after the given id; each counted now. Throws notFound. */
export async function listGroups(
  strapi: Core.Strapi,
  after: string | undefined,
): Promise<EmailGroups> {
  const last = after === undefined ? undefined : await requireGroup(strapi, { documentId: after })
  const rows: GroupRow[] = await strapi.db.query(groupUid).findMany({
    where: last ? { id: { $lt: last.id } } : {},
    orderBy: { id: 'desc' },
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  const groups: EmailGroups['groups'] = []
  // One after the other: a page must not occupy all connections for reads.
  for (const row of shown) {
    const { matching, receivers } = await countReceivers(strapi, await membersOf(strapi, row))
    const { documentId: id, name, rule } = row
    const updatedAt = instant(row.updatedAt)
    groups.push({ id, name, updatedAt, isByRule: rule !== null, matching, receivers })
  }
  return { groups, next: rows.length > pageSize ? (shown.at(-1)?.documentId ?? null) : null }
}

/** Throws notFound. */
export async function showGroup(strapi: Core.Strapi, documentId: string): Promise<EmailGroup> {
  const group = await requireGroup(strapi, { documentId })
  const { name, rule, updatedAt } = group
  return {
    ...{ id: documentId, name, rule, updatedAt: instant(updatedAt) },
    ...(await previewGroup(strapi, await membersOf(strapi, group))),
  }
}

/** What a condition can name besides the filters of the users' list. */
export async function choicesOfRules(strapi: Core.Strapi): Promise<EmailGroupChoices> {
  const titles = await titlesOf(strapi)
  const referrals: { source: string }[] = await readsOf(strapi)(userTable)
    .whereNotNull('referral_source')
    .whereNot('referral_source', '')
    .groupBy('referral_source')
    .orderByRaw('COUNT(*) DESC, referral_source')
    .limit(mostReferrals)
    .select({ source: 'referral_source' })
  return {
    forms: [...titles].map(([id, title]) => ({ id, title })),
    referrals: referrals.map(({ source }) => source),
  }
}
