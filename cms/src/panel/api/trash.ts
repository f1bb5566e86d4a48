import type { Context } from 'koa'
import { z } from 'zod'
import { listTrash } from '../../publishing/trash/list-trash'
import { restoreEntry } from '../../publishing/trash/restore-entry'
import { wholeNumber } from './entry-of'
import { readBody } from './read-body'

const paged = z.object({ page: wholeNumber.default(1) })
const named = z.object({ id: wholeNumber })

/** GET ?page= → `{ entries, page, pages }`, newest first. */
export const list = (ctx: Context) =>
  listTrash(strapi, { ability: ctx.state.userAbility, ...readBody(paged, ctx.query) })

/** POST → `{ uid, documentId }` of the restored entry. */
export const restore = (ctx: Context) =>
  restoreEntry(strapi, { ability: ctx.state.userAbility, ...readBody(named, ctx.params) })
