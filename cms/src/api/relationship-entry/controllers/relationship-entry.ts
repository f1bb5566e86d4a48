import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { addPeople, listPeople, removePeople } from '../../../people/relationship/people-list'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** GET /relationship-list → `{ people: [{ id, name, date }] }`, in the order of adding. */
  async list(ctx: Context) {
    ctx.body = { people: await listPeople(strapi, callerOf(ctx).user.id) }
  },

  /** POST /relationship-list/add `{ people: [{ name, date }] }` → the list. */
  async add(ctx: Context) {
    const { people } = readInput(ctx, 'addToRelationshipList')
    ctx.body = { people: await addPeople(strapi, callerOf(ctx).user.id, people) }
  },

  /** POST /relationship-list/remove `{ ids }` → the list. */
  async remove(ctx: Context) {
    const { ids } = readInput(ctx, 'removeFromRelationshipList')
    ctx.body = { people: await removePeople(strapi, callerOf(ctx).user.id, ids) }
  },
}
