import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { requireCaller } from '../members/users/caller'

/** 401 unless the header `token` is that of an active session. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  await requireCaller(strapi, ctx)
  return true
}
