import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { findCaller } from '../members/users/caller'

/** Admits everybody, with their session if they have one: the rule decides. A free lesson shows its video to visitors. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  ctx.state.caller = await findCaller(strapi, ctx)
  return true
}
