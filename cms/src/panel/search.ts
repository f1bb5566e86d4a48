import { languageCodes } from '@krono/contract'
import type { Context } from 'koa'
import { z } from 'zod'
import { panelMay } from '../access/panel-may'
import { findTexts } from '../finding/find-texts'
import { readBody } from './read-body'

const query = z.strictObject({ language: z.enum(languageCodes), query: z.string().max(200) })

/** Where something stands, in all that whoever asks may read. */
export const search = (ctx: Context) =>
  findTexts(strapi, {
    ...readBody(query, ctx.query),
    may: panelMay(strapi, ctx.state.userAbility),
  })
