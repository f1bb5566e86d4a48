import { calculationDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { recordAction } from '../log/record-action'
import { requireAdmin } from '../rights/require-area'
import { calculationTable, calculationUid, dateTable, requireCalculation } from './calculation-row'

const dayMs = 86_400_000

type Ask = { id: string; admin: number }

/** Erases a calculation: first its row, so that its task stops, then its dates. Throws notFound. */
export async function deleteCalculation(strapi: Core.Strapi, { id, admin }: Ask): Promise<void> {
  const { source, all } = await requireCalculation(strapi, id)
  await strapi.db.transaction(async () => {
    await requireAdmin(strapi, admin, 'work')
    await strapi.db.query(calculationUid).deleteMany({ where: { documentId: id } })
    const subject = { kind: 'calculation', id } as const
    await recordAction(strapi, {
      admin,
      act: 'deleteCalculation',
      subject,
      before: { source, all },
    })
  })
  await changeInSteps(strapi, {
    table: dateTable,
    which: (dates) => dates.where({ calculation: id }),
  })
}

/** Erases calculations after a week. */
export async function purgeCalculations(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - calculationDays * dayMs)
  for (const table of [calculationTable, dateTable])
    await changeInSteps(strapi, { table, which: (rows) => rows.where('created_at', '<', before) })
}
