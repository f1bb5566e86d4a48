import type { ErrorCode } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { requireCaller } from '../users/caller'
import { tierOf } from '../users/tier'

type Config = { code?: ErrorCode }

/** 401 without a session, 403 for those whose plan does not hold now (spec §6, "Who is who"). */
export default async (ctx: Context, config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { user } = await requireCaller(strapi, ctx)
  if (tierOf(user, now()) === 'free') {
    throw new AppError(config.code ?? 'premiumRequired')
  }
  return true
}
