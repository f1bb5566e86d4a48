import { languageCodes } from '@krono/contract'
import type { Context } from 'koa'
import { z } from 'zod'
import { findTexts } from '../../analysis/text-search/find-texts'
import { panelMay } from '../access/panel-may'
import { readBody } from './read-body'

const query = z.strictObject({ language: z.enum(languageCodes), query: z.string().max(200) })

/** Searches all content that the user may read. */
export const search = (ctx: Context) =>
  findTexts(strapi, {
    ...readBody(query, ctx.query),
    may: panelMay(strapi, ctx.state.userAbility),
  })
