import type { ErrorCode } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { requireCaller } from '../members/users/caller'
import { tierOf } from '../members/users/tier'
import { AppError } from '../platform/lib/app-error'
import { now } from '../platform/lib/clock'

type Config = { code?: ErrorCode }

/** 401 without a session, 403 without an active plan (spec §6, "Who is who"). */
export default async (ctx: Context, config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { user } = await requireCaller(strapi, ctx)
  if (tierOf(user, now()) === 'free') {
    throw new AppError(config.code ?? 'premiumRequired')
  }
  return true
}
