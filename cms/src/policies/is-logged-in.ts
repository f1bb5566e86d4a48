import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { requireCaller } from '../members/users/caller'
import { isPreview } from '../panel/preview/is-preview'
import { AppError } from '../platform/lib/app-error'

/** 401 unless the header `token` is that of an active session. A preview has no member, and stores nothing. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  if (isPreview(ctx)) throw new AppError('notAuthorized')
  await requireCaller(strapi, ctx)
  return true
}
