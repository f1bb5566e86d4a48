import { isListName, type ListName, listShape } from '@krono/contract'
import type { Context } from 'koa'
import { recordExport } from '../../../back-office/calculation/record-export'
import { payingFigures } from '../../../back-office/figures/paying-figures'
import { readPage } from '../../../back-office/lists/read-page'
import { readRows } from '../../../back-office/lists/read-rows'
import { requireArea } from '../../../back-office/rights/require-area'
import { listItemNames } from '../../../commerce/catalogue/list-item-names'
import { callerOf } from '../../../members/users/caller'
import { AppError } from '../../../platform/lib/app-error'
import { readInput } from '../../../platform/lib/read-input'

/** Throws notFound for an unknown list, adminRoleNeeded. */
function listOf(ctx: Context): ListName {
  const { id } = ctx.params
  if (!isListName(id)) throw new AppError('notFound')
  requireArea(callerOf(ctx).user, listShape(id).area)
  return id
}

export default {
  /** GET /admin/lists/{id} → a page of it with totals; notFound for an unknown list. */
  async page(ctx: Context) {
    const asked = readInput(ctx, 'adminList')
    ctx.body = await readPage(strapi, listOf(ctx), asked)
  },

  /** GET /admin/lists/{id}/rows → the next thousand rows; notFound. */
  async rows(ctx: Context) {
    const { after, sort, ...filters } = readInput(ctx, 'adminListRows')
    const list = listOf(ctx)
    if (list === 'calculated' && after === undefined)
      await recordExport(strapi, { admin: callerOf(ctx).user.id, filters })
    ctx.body = await readRows(strapi, list, { after, sort, ...filters })
  },

  /** GET /admin/items → `{ items }`. */
  async items(ctx: Context) {
    readInput(ctx, 'adminItems')
    ctx.body = { items: await listItemNames(strapi) }
  },

  /** GET /admin/paying-figures?list= → the figures above it. */
  async figures(ctx: Context) {
    const { list } = readInput(ctx, 'adminPayingFigures')
    ctx.body = await payingFigures(strapi, list)
  },
}
