import { type ErrorCode, mayUse } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { areaOfRoute } from '../back-office/rights/area-of-route'
import { roleOf } from '../members/users/admin-role'
import { lacksSecondFactor } from '../members/users/admin-second-factor'
import { requireCaller } from '../members/users/caller'
import { AppError } from '../platform/lib/app-error'

type Config = { code?: ErrorCode }

/**
 * 401 without a session, 403 for a user who is not an admin; the back office's routes answer 404 instead, and 403 to an
 * admin whose role may not use the area of the call, or whose session lacks a required second factor.
 */
export default async (ctx: Context, config: Config, { strapi }: { strapi: Core.Strapi }) => {
  const caller = await requireCaller(strapi, ctx)
  const role = roleOf(caller.user)
  if (!role) throw new AppError(config.code ?? 'forbidden')
  if (await lacksSecondFactor(strapi, caller)) throw new AppError('secondFactorRequired')
  if (!mayUse(role, areaOfRoute(ctx.state.route))) throw new AppError('adminRoleNeeded')
  return true
}
