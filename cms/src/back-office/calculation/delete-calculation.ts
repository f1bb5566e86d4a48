import { calculationDays } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { addTask } from '../../platform/tasks/add-task'
import { recordAction } from '../log/record-action'
import { requireAdmin } from '../rights/require-area'
import { calculationTable, calculationUid, dateTable, requireCalculation } from './calculation-row'

const dayMs = 86_400_000

type Ask = { id: string; admin: number }

/** Erases a calculation: its row at once, so that its task stops; its dates by a task. Throws notFound. */
export async function deleteCalculation(strapi: Core.Strapi, { id, admin }: Ask): Promise<void> {
  const { source, all } = await requireCalculation(strapi, id)
  await strapi.db.transaction(async () => {
    await requireAdmin(strapi, admin, 'work')
    await strapi.db.query(calculationUid).deleteMany({ where: { documentId: id } })
    await addTask(strapi, {
      kind: 'deleteCalculatedDates',
      about: id,
      payload: { calculation: id },
    })
    const subject = { kind: 'calculation', id } as const
    await recordAction(strapi, {
      admin,
      act: 'deleteCalculation',
      subject,
      before: { source, all },
    })
  })
}

/** The task: a calculation may have ten thousand dates. */
export const deleteCalculatedDates = (strapi: Core.Strapi, calculation: string) =>
  changeInSteps(strapi, {
    table: dateTable,
    which: (dates) => dates.where({ calculation }),
  })

/** Erases calculations after a week. */
export async function purgeCalculations(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - calculationDays * dayMs)
  for (const table of [calculationTable, dateTable])
    await changeInSteps(strapi, { table, which: (rows) => rows.where('created_at', '<', before) })
}
