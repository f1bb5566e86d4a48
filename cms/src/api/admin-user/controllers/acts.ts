import type { EndpointName, Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { endTerm } from '../../../back-office/people/acts/end-term'
import { giveCoupon } from '../../../back-office/people/acts/give-coupon'
import { giveDays } from '../../../back-office/people/acts/give-days'
import {
  confirmAgain,
  noteOn,
  sendReset,
  signOut,
  writeLetter,
} from '../../../back-office/people/acts/letters'
import { blockUser, makeAdmin } from '../../../back-office/people/acts/rights'
import { factsOf } from '../../../back-office/people/facts'
import { type On, onUser, requireUser } from '../../../back-office/people/on-user'
import { readInput } from '../../../lib/read-input'
import { callerOf } from '../../../users/caller'

type Act<Name extends EndpointName> = (
  strapi: Core.Strapi,
  wish: On & Inputs[Name],
) => Promise<unknown>

/** POST /admin/users/{id}/… → the user as they are then. What each refuses stands in the contract. */
const acting =
  <Name extends EndpointName>(name: Name, act: Act<Name>) =>
  async (ctx: Context) => {
    const wish = readInput(ctx, name) as Inputs[Name] & object
    const caller = callerOf(ctx)
    const id = String(ctx.params.id)
    await onUser(strapi, { caller, id }, (on) => act(strapi, { ...wish, ...on }))
    ctx.body = await factsOf(strapi, await requireUser(strapi, id), caller.user.id)
  }

export default {
  giveDays: acting('giveDays', (all, wish) => giveDays(all, { ...wish, tells: true })),
  endTerm: acting('endTerm', endTerm),
  giveCoupon: acting('giveCoupon', (all, wish) => giveCoupon(all, { ...wish, tells: true })),
  writeLetter: acting('writeLetter', writeLetter),
  confirmAgain: acting('confirmAgain', confirmAgain),
  sendReset: acting('sendReset', sendReset),
  signOut: acting('signOut', signOut),
  block: acting('blockUser', blockUser),
  makeAdmin: acting('makeAdmin', makeAdmin),
  note: acting('noteOnUser', noteOn),
}
