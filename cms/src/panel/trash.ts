import type { Context } from 'koa'
import { z } from 'zod'
import { listTrash } from '../trash/list-trash'
import { takeBack } from '../trash/take-back'
import { wholeNumber } from './entry-of'
import { readBody } from './read-body'

const paged = z.object({ page: wholeNumber.default(1) })
const named = z.object({ id: wholeNumber })

/** GET ?page= → `{ entries, page, pages }`, the newest first. */
export const list = (ctx: Context) =>
  listTrash(strapi, { ability: ctx.state.userAbility, ...readBody(paged, ctx.query) })

/** POST → `{ uid, documentId }` of what was taken back. */
export const takeOut = (ctx: Context) =>
  takeBack(strapi, { ability: ctx.state.userAbility, ...readBody(named, ctx.params) })
