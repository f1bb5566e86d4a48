import type { Core } from '@strapi/strapi'
import { exportSubscription } from '../../messaging/newsletter/export-subscription'
import { now } from '../../platform/lib/clock'
import { pictureUrlOf } from '../account/user-answer'
import { userAttributes } from '../users/user-attributes'
import { type UserRow, userUid } from '../users/user-row'
import { type PersonalUid, personalTable, personalUids, rowsOfUser } from './personal-tables'

/** Strapi's own fields of a user that are not secret. The password hash is excluded. */
const ownFields = ['documentId', 'email', 'confirmed', 'blocked', 'createdAt', 'updatedAt'] as const

const { stripeCustomerTry: _bookkeeping, ...exported } = userAttributes

const userFields = [...ownFields, ...Object.keys(exported)]

/** All stored data of a user, for that user (spec §7, "API": GET /user/export). */
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

async function rowsOf(strapi: Core.Strapi, uid: PersonalUid, user: UserRow) {
  const { fields, byOrder } = personalTable(uid)
  const own = rowsOfUser(uid, user)
  const where = byOrder ? { $or: [own, { [byOrder]: { $in: await ordersOf(strapi, user) } }] } : own
  const rows: object[] = await strapi.db
    .query(uid)
    .findMany({ where, select: [...fields], orderBy: { id: 'asc' } })
  return rows.map((row) => pick(row, fields))
}

/** Includes orders paid without signing in, as their receipts have no user. */
async function ordersOf({ db }: Core.Strapi, user: UserRow): Promise<number[]> {
  const where = rowsOfUser('api::order.order', user)
  const rows: { id: number }[] = await db
    .query('api::order.order')
    .findMany({ where, select: ['id'] })
  return rows.map(({ id }) => id)
}

// Strapi adds its own id to any selection.
const pick = (row: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)))
