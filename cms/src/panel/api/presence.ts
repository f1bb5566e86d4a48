import type { Context } from 'koa'
import { registerPresence } from '../presence/be-present'
import { goOut } from '../presence/presence'
import { entryOf, inLanguage } from './entry-of'
import { readBody } from './read-body'

/** POST `{ locale }` → `{ others }`, the other users who have the entry open. */
export async function enter(ctx: Context) {
  const { userAbility: ability, user } = ctx.state
  const visit = { ...entryOf(ctx), ...readBody(inLanguage, ctx.request.body ?? {}) }
  return { others: await registerPresence(strapi, { ...visit, ability, userId: Number(user.id) }) }
}

/** DELETE → 204. */
export async function leave(ctx: Context) {
  const { uid, documentId } = entryOf(ctx)
  await goOut(`${uid} ${documentId}`, Number(ctx.state.user.id))
  ctx.status = 204
}
