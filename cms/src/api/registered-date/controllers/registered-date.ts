import type { Context } from 'koa'
import { callerOf } from '../../../members/users/caller'
import { addDate } from '../../../people/saved-dates/add-date'
import { deleteDate, restoreDate } from '../../../people/saved-dates/deleted-dates'
import { importDates } from '../../../people/saved-dates/import-dates'
import { allDates, listDates } from '../../../people/saved-dates/list-dates'
import { showDate } from '../../../people/saved-dates/show-date'
import { updateDate } from '../../../people/saved-dates/update-date'
import { readInput } from '../../../platform/lib/read-input'

export default {
  /** POST /user/addRegisteredDate `{ name, date, group? }` → 201, the saved date (spec §7). */
  async add(ctx: Context) {
    const body = readInput(ctx, 'addSavedDate')
    ctx.body = await addDate(strapi, callerOf(ctx).user.id, body)
    ctx.status = 201
  },

  /** POST /user/updateRegisteredDate `{ id, name, date, group? }` → the saved date. */
  async update(ctx: Context) {
    const body = readInput(ctx, 'updateSavedDate')
    ctx.body = await updateDate(strapi, callerOf(ctx).user.id, body)
  },

  /** POST /user/deleteRegisteredDate `{ id }` → `{ id }`. */
  async remove(ctx: Context) {
    const { id } = readInput(ctx, 'deleteSavedDate')
    ctx.body = await deleteDate(strapi, callerOf(ctx).user.id, id)
  },

  /** POST /user/restoreRegisteredDate `{ id }` → the saved date. */
  async restore(ctx: Context) {
    const { id } = readInput(ctx, 'restoreSavedDate')
    ctx.body = await restoreDate(strapi, callerOf(ctx).user.id, id)
  },

  /** POST /user/importRegisteredDates `{ people: [{ name, date, group? or groupName? }] }` → `{ added, known }`. */
  async importAll(ctx: Context) {
    const { people } = readInput(ctx, 'importSavedDates')
    ctx.body = await importDates(strapi, callerOf(ctx).user.id, people)
  },

  /** GET /user/registered-date?id= → the saved date. */
  async one(ctx: Context) {
    const { id } = readInput(ctx, 'savedDate')
    ctx.body = await showDate(strapi, callerOf(ctx).user.id, id)
  },

  /** GET /user/registered-dates?search=&group=&page=&pageSize=&sort= → `{ items, total, page, pageSize }`. */
  async list(ctx: Context) {
    const query = readInput(ctx, 'savedDates')
    ctx.body = await listDates(strapi, callerOf(ctx).user.id, query)
  },

  /** GET /user/export-registered-dates → `{ items }`, every saved date. */
  async all(ctx: Context) {
    ctx.body = await allDates(strapi, callerOf(ctx).user.id)
  },
}
