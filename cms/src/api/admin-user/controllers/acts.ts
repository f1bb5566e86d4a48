import { type AdminCallName, areaOfCall, type Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import {
  confirmAgain,
  noteOn,
  sendReset,
  signOut,
  writeEmail,
} from '../../../back-office/people/actions/emails'
import { endTerm } from '../../../back-office/people/actions/end-term'
import { giveCoupon } from '../../../back-office/people/actions/give-coupon'
import { giveDays } from '../../../back-office/people/actions/give-days'
import { blockUser, changeRole } from '../../../back-office/people/actions/rights'
import { removeSecondFactor } from '../../../back-office/people/actions/second-factor'
import { factsOf } from '../../../back-office/people/facts'
import { type On, onUser, requireUser } from '../../../back-office/people/on-user'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

type Action<Name extends AdminCallName> = (
  strapi: Core.Strapi,
  wish: On & Inputs[Name],
) => Promise<unknown>

/** POST /admin/users/{id}/… → the updated user. The contract lists the errors of each. */
const acting =
  <Name extends AdminCallName>(name: Name, act: Action<Name>) =>
  async (ctx: Context) => {
    const wish = readInput(ctx, name) as Inputs[Name] & object
    const caller = callerOf(ctx)
    const id = String(ctx.params.id)
    await onUser(strapi, { caller, id, area: areaOfCall(name) }, (on) =>
      act(strapi, { ...wish, ...on }),
    )
    ctx.body = await factsOf(strapi, await requireUser(strapi, id), caller.user.id)
  }

export default {
  giveDays: acting('giveDays', (all, wish) => giveDays(all, { ...wish, notifies: true })),
  endTerm: acting('endTerm', endTerm),
  giveCoupon: acting('giveCoupon', (all, wish) => giveCoupon(all, { ...wish, notifies: true })),
  writeLetter: acting('writeLetter', writeEmail),
  confirmAgain: acting('confirmAgain', confirmAgain),
  sendReset: acting('sendReset', sendReset),
  signOut: acting('signOut', signOut),
  removeSecondFactor: acting('removeSecondFactor', removeSecondFactor),
  block: acting('blockUser', blockUser),
  changeRole: acting('changeRole', changeRole),
  note: acting('noteOnUser', noteOn),
}
