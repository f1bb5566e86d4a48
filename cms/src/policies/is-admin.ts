import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { AppError } from '../lib/app-error'
import { requireCaller } from '../users/caller'

/** 401 without a session, 403 for whoever is no admin of the site. */
export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { user } = await requireCaller(strapi, ctx)
  if (!user.isAdmin) throw new AppError('forbidden')
  return true
}
