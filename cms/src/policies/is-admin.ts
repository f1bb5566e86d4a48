import type { ErrorCode } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { requireCaller } from '../members/users/caller'
import { AppError } from '../platform/lib/app-error'

type Config = { code?: ErrorCode }

/** 401 without a session, 403 for a user who is not an admin; the back office's routes answer 404 instead. */
export default async (ctx: Context, config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { user } = await requireCaller(strapi, ctx)
  if (!user.isAdmin) throw new AppError(config.code ?? 'forbidden')
  return true
}
