import type { Core } from '@strapi/strapi'
import { pictureUrlOf } from '../account/user-answer'
import { now } from '../lib/clock'
import { exportSubscription } from '../newsletter/export-subscription'
import { userAttributes } from '../users/user-attributes'
import { type UserRow, userUid } from '../users/user-row'
import { type PersonalUid, personalTable, personalUids, rowsOfUser } from './personal-tables'

/** What Strapi itself keeps of a user and is no secret. The password's hash stays where it is. */
const ownFields = ['documentId', 'email', 'confirmed', 'blocked', 'createdAt', 'updatedAt'] as const

const { stripeCustomerTry: _bookkeeping, ...told } = userAttributes

const userFields = [...ownFields, ...Object.keys(told)]

/** Everything that is stored about a user, for that user (spec §7, "API": GET /user/export). */
export async function exportPersonalData(strapi: Core.Strapi, userId: number) {
  const user: UserRow = await strapi.db
    .query(userUid)
    .findOne({ where: { id: userId }, select: userFields })
  const tables: Record<string, unknown> = {}
  for (const uid of personalUids)
    tables[personalTable(uid).name] = await rowsOf(strapi, uid, { ...user, id: userId })
  return {
    exportedAt: now().toISOString(),
    user: { ...pick(user, userFields), pictureUrl: pictureUrlOf(user.picture) },
    ...tables,
    newsletter: await exportSubscription(strapi, user.email),
  }
}

async function rowsOf({ db }: Core.Strapi, uid: PersonalUid, user: UserRow) {
  const { fields } = personalTable(uid)
  const rows: object[] = await db
    .query(uid)
    .findMany({ where: rowsOfUser(uid, user), select: [...fields], orderBy: { id: 'asc' } })
  return rows.map((row) => pick(row, fields))
}

// Strapi adds its own id to whatever is selected.
const pick = (row: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)))
