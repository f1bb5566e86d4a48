import type { Plan } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { insertOnce } from '../lib/insert-once'
import { requireUserRow } from '../users/lock-user'
import { refoldUser, termTable } from './term-rows'

type NewTerm = {
  userId: number
  /** What it comes from, such as `order:17`: the same again adds nothing. */
  sourceKey: string
  orderId?: number
  from: Date
  plan: Plan | null
} & ({ months: number } | { days: number } | { seconds: number })

/** Adds premium, and moves the user's paidUserExpire with it; in the caller's transaction. notAuthorized for nobody. */
export async function addTerm(strapi: Core.Strapi, term: NewTerm) {
  const { userId, sourceKey, orderId, from, plan, ...length } = term
  await requireUserRow(strapi, userId)
  await insertOnce(strapi, {
    table: termTable,
    unique: 'source_key',
    row: {
      user_id: userId,
      source_key: sourceKey,
      order_id: orderId ?? null,
      from,
      plan,
      ...length,
    },
  })
  await refoldUser(strapi, userId)
}
