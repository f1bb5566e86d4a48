import type { Context } from 'koa'
import { deleteCalculation } from '../../../back-office/calculation/delete-calculation'
import { runVectorsHere } from '../../../back-office/calculation/run-vectors'
import {
  listCalculations,
  showCalculation,
} from '../../../back-office/calculation/show-calculations'
import { startCalculation } from '../../../back-office/calculation/start-calculation'
import { callerOf } from '../../../members/users/caller'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** POST /admin/calculations `{ key, name, from, draft }` → `{ calculation }`. calculationEmpty, calculationTooMany. */
  async start(ctx: Context) {
    const wish = readInput(ctx, 'startCalculation')
    const id = await startCalculation(strapi, { ...wish, admin: callerOf(ctx).user.id })
    ctx.body = await showCalculation(strapi, id)
  },

  /** GET /admin/calculations → `{ calculations, groups }`. */
  async list(ctx: Context) {
    readInput(ctx, 'calculations')
    ctx.body = await listCalculations(strapi)
  },

  /** GET /admin/calculations/{id} → `{ calculation }`; notFound. */
  async show(ctx: Context) {
    readInput(ctx, 'calculation')
    ctx.body = await showCalculation(strapi, idOf(ctx))
  },

  /** POST /admin/calculations/{id}/delete → `{ id }`; notFound. */
  async remove(ctx: Context) {
    readInput(ctx, 'deleteCalculation')
    await deleteCalculation(strapi, { id: idOf(ctx), admin: callerOf(ctx).user.id })
    ctx.body = { id: idOf(ctx) }
  },

  /** GET /admin/calculation-vectors → how many vectors this engine computes. */
  async vectors(ctx: Context) {
    readInput(ctx, 'calculationVectors')
    ctx.body = await runVectorsHere()
  },
}
