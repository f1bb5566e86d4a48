import { languageCodes } from '@krono/contract'
import type { Context } from 'koa'
import { z } from 'zod'
import { listMisses } from '../../library/search/list-misses'
import { panelMay } from '../access/panel-may'
import { listChanged } from '../to-do/list-changed'
import { listMissing } from '../to-do/list-missing'
import { listTimed } from '../to-do/list-timed'
import { listWaiting } from '../to-do/list-waiting'
import { readBody } from './read-body'

const query = z.strictObject({ language: z.enum(languageCodes) })

const askedOf = (ctx: Context) => ({
  ...readBody(query, ctx.query),
  may: panelMay(strapi, ctx.state.userAbility),
})

export const missing = (ctx: Context) =>
  listMissing(strapi, {
    ...askedOf(ctx),
    mayReadFiles: ctx.state.userAbility.can('plugin::upload.read'),
  })

export const waiting = (ctx: Context) => listWaiting(strapi, askedOf(ctx))
export const timed = (ctx: Context) => listTimed(strapi, askedOf(ctx))
export const notFound = () => listMisses(strapi)
export const changed = (ctx: Context) => listChanged(strapi, askedOf(ctx))
