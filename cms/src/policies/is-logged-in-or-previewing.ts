import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { requireCaller } from '../members/users/caller'
import { isPreview } from '../panel/preview/is-preview'

/** 401 unless the header `token` is that of an active session, or the request is web's for an editor's preview. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  if (!isPreview(ctx)) await requireCaller(strapi, ctx)
  return true
}
