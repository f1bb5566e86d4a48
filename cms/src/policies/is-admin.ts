import type { ErrorCode } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { AppError } from '../lib/app-error'
import { requireCaller } from '../users/caller'

type Config = { code?: ErrorCode }

/** 401 without a session, 403 for whoever is no admin of the site; of the back office they are not told that it is there. */
export default async (ctx: Context, config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { user } = await requireCaller(strapi, ctx)
  if (!user.isAdmin) throw new AppError(config.code ?? 'forbidden')
  return true
}
