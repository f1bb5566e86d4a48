import type { BulkAct } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { insertOnce } from '../../lib/insert-once'
import { writeAct } from '../log/write-act'
import { giveCoupon } from '../people/acts/give-coupon'
import { giveDays } from '../people/acts/give-days'
import { blockUser } from '../people/acts/rights'
import type { On } from '../people/on-user'

type Wish<Act extends BulkAct['act']> = On & {
  what: Extract<BulkAct, { act: Act }>
  /** Of the run and the user: what is done for it is done once. */
  key: string
  reason: string
}

type Acts = { [Act in BulkAct['act']]: (strapi: Core.Strapi, wish: Wish<Act>) => Promise<unknown> }

/** What is done to each of many is what is done to one. */
const acts: Acts = {
  // A letter that nobody asked for goes to those who want offers; the rest see it in their profile.
  giveDays: (strapi, { what, ...wish }) =>
    giveDays(strapi, { ...what, ...wish, tells: wish.user.newsLetter }),
  giveCoupon: (strapi, { what, ...wish }) =>
    giveCoupon(strapi, { ...what, ...wish, tells: wish.user.newsLetter }),
  block: (strapi, wish) => blockUser(strapi, { ...wish, isBlocked: true }),
  addToGroup: async (strapi, { what, admin, user, reason }) => {
    const { group } = what
    await joinGroup(strapi, { group, userId: user.id })
    const subject = { kind: 'user', id: user.id } as const
    await writeAct(strapi, { admin, act: 'addToGroup', subject, after: { group }, reason })
  },
}

export const actOn = (strapi: Core.Strapi, wish: Wish<BulkAct['act']>) =>
  acts[wish.what.act](strapi, wish as never)

async function joinGroup(
  strapi: Core.Strapi,
  { group: name, userId }: { group: string; userId: number },
) {
  await insertOnce(strapi, { table: 'email_groups', row: { name }, unique: 'name' })
  await strapi.db.transaction(async ({ trx }) => {
    const group: { id: number } = await trx('email_groups').where({ name }).first('id')
    const row = { group_id: group.id, user_id: userId }
    await insertOnce(strapi, { table: 'email_group_members', row })
  })
}
