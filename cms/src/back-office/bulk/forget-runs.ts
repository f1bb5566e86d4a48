import type { Core } from '@strapi/strapi'
import { runUid } from './run-row'

const dayMs = 86_400_000

/** What was done to many is known for three months; what was only tried, for a day. Whom it was about goes with it. */
export async function forgetRuns({ db }: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  const steps = db.query('api::bulk-step.bulk-step')
  const tried: { id: number }[] = await db
    .query(runUid)
    .findMany({ select: ['id'], where: { state: 'tried', createdAt: { $lt: ago(1) } } })
  for (const { id } of tried) await steps.deleteMany({ where: { runId: id } })
  await db.query(runUid).deleteMany({ where: { id: { $in: tried.map(({ id }) => id) } } })
  await steps.deleteMany({ where: { createdAt: { $lt: ago(90) } } })
  await db.query(runUid).deleteMany({ where: { createdAt: { $lt: ago(90) } } })
}
