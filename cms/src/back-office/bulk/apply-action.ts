import type { BulkAction } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { joinGroup } from '../email-groups/change-members'
import { recordAction } from '../log/record-action'
import { giveCoupon } from '../people/actions/give-coupon'
import { giveDays } from '../people/actions/give-days'
import { blockUser } from '../people/actions/rights'
import type { On } from '../people/on-user'

type Wish<Action extends BulkAction['act']> = On & {
  what: Extract<BulkAction, { act: Action }>
  /** Of the run and the user: makes the action idempotent. */
  key: string
  reason: string
}

type Actions = {
  [Action in BulkAction['act']]: (strapi: Core.Strapi, wish: Wish<Action>) => Promise<unknown>
}

/** How a bulk action changes one user: by the same code as the action on a single user. */
const actions: Actions = {
  // An unrequested e-mail goes only to users who accept offers; the others see the change in their profile.
  giveDays: (strapi, { what, ...wish }) =>
    giveDays(strapi, { ...what, ...wish, notifies: wish.user.newsLetter }),
  giveCoupon: (strapi, { what, ...wish }) =>
    giveCoupon(strapi, { ...what, ...wish, notifies: wish.user.newsLetter }),
  block: (strapi, wish) => blockUser(strapi, { ...wish, isBlocked: true }),
  addToGroup: async (strapi, { what, admin, user, reason }) => {
    const { group } = what
    await joinGroup(strapi, { name: group, userId: user.id })
    const subject = { kind: 'user', id: user.id } as const
    await recordAction(strapi, { admin, act: 'addToGroup', subject, after: { group }, reason })
  },
}

export const applyAction = (strapi: Core.Strapi, wish: Wish<BulkAction['act']>) =>
  actions[wish.what.act](strapi, wish as never)
