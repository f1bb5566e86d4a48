import { engineVersion } from '@krono/chart'
import { mostShares, type newShare, type Person, type Share } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { requireUserRow } from '../../members/users/lock-user'
import { tierOf } from '../../members/users/tier'
import type { UserRow } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { newSecret } from '../../platform/lib/secrets'
import { testUid } from '../personality/test-row'
import { engineResult, shareKind } from './engine-result'
import { type ShareRow, type Shown, shareOf, shareUid } from './share-row'

type NewShare = z.output<ReturnType<typeof newShare>>

/**
 * Stores a result under a new token, until it is revoked. Throws tooManyShares, counted with the user's row locked;
 * relationshipNeedsPremium; notFound for another user's test.
 */
export async function createShare(
  strapi: Core.Strapi,
  user: UserRow,
  { people, testResult, showsDates }: NewShare,
): Promise<Share> {
  const shown = people ? peopleShown(user, people) : await testShown(strapi, user, testResult ?? '')
  const data = {
    ...shown,
    showsDates,
    userId: user.id,
    documentId: newDocumentId(),
    // Stored in plain text, not hashed: its owner can view the address again, and it only gives access to this row.
    token: newSecret(),
  }
  const row: ShareRow = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, user.id)
    const rows = strapi.db.query(shareUid)
    const count = await rows.count({ where: { userId: user.id } })
    if (count >= mostShares) throw new AppError('tooManyShares')
    return rows.create({ data })
  })
  return shareOf(row)
}

/** Throws relationshipNeedsPremium for more than one person without a plan. */
function peopleShown(user: UserRow, people: Person[]): Shown {
  if (people.length > 1 && tierOf(user, now()) === 'free') {
    throw new AppError('relationshipNeedsPremium')
  }
  return { kind: shareKind(people), people, engineVersion, result: { ...engineResult(people) } }
}

/** Throws notFound unless the test is the user's own. */
async function testShown({ db }: Core.Strapi, user: UserRow, id: string): Promise<Shown> {
  const test = await db.query(testUid).findOne({ where: { documentId: id, userId: user.id } })
  if (!test) throw new AppError('notFound')
  const name = user.nickname || user.firstName || ''
  return {
    kind: 'test',
    people: [{ name, date: user.birthDate ?? '' }],
    engineVersion: test.version,
    result: { answers: test.answers },
  }
}
