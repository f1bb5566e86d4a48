import type { Context } from 'koa'
import { callerOf } from '../../../account/caller'
import { readInput } from '../../../lib/read-input'

const entries = () => strapi.service('api::relationship-entry.relationship-entry')

export default {
  /** GET /relationship-list → `{ people: [{ id, name, date }] }`, in the order of adding. */
  async list(ctx: Context) {
    ctx.body = { people: await entries().list(callerOf(ctx).user.id) }
  },

  /** POST /relationship-list/add `{ people: [{ name, date }] }` → the list. */
  async add(ctx: Context) {
    const { people } = readInput(ctx, 'addToRelationshipList')
    ctx.body = { people: await entries().add(callerOf(ctx).user.id, people) }
  },

  /** POST /relationship-list/remove `{ ids }` → the list. */
  async remove(ctx: Context) {
    const { ids } = readInput(ctx, 'removeFromRelationshipList')
    ctx.body = { people: await entries().remove(callerOf(ctx).user.id, ids) }
  },
}
