import { closedErrors, type FeatureSwitch } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { AppError } from '../platform/lib/app-error'
import { readSettings } from '../platform/settings/read-settings'

type Config = { by: FeatureSwitch }

/** On a route: 409 while site admins have switched its feature off. */
export default ({ by }: Config, { strapi }: { strapi: Core.Strapi }) =>
  async (_ctx: Context, next: Next) => {
    const settings = await readSettings(strapi)
    if (!settings[by]) throw new AppError(closedErrors[by])
    await next()
  }
