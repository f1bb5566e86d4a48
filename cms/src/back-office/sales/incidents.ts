import type { AdminIncident, Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../lib/app-error'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { writeAct } from '../log/write-act'

type IncidentRow = {
  id: number
  documentId: string
  kind: string
  story: string | null
  key: string
  state: AdminIncident['state']
  note: string | null
  orderId: number | null
  createdAt: string
}

const incidentUid = 'api::incident.incident'
const mostListed = 100

/** What somebody has to look at, or had to; the newest first. */
export async function listIncidents(strapi: Core.Strapi, where: Inputs['adminIncidents']) {
  const incidents = strapi.db.query(incidentUid)
  const rows: IncidentRow[] = await incidents.findMany({
    where,
    orderBy: { id: 'desc' },
    limit: mostListed,
  })
  return { incidents: await tell(strapi, rows), total: await incidents.count({ where }) }
}

/** Those about an order. */
export async function incidentsOf(strapi: Core.Strapi, orderId: number) {
  const rows: IncidentRow[] = await strapi.db
    .query(incidentUid)
    .findMany({ where: { orderId }, orderBy: { id: 'desc' }, limit: mostListed })
  return tell(strapi, rows)
}

async function tell({ db }: Core.Strapi, rows: readonly IncidentRow[]): Promise<AdminIncident[]> {
  const ids = rows.flatMap(({ orderId }) => orderId ?? [])
  const orders: OrderRow[] = await db.query(orderUid).findMany({ where: { id: { $in: ids } } })
  return rows.map(({ documentId, kind, story, key, state, note, orderId, createdAt }) => ({
    id: documentId,
    kind,
    story: story ?? key,
    state,
    note,
    order: orders.find(({ id }) => id === orderId)?.documentId ?? null,
    createdAt: new Date(createdAt).toISOString(),
  }))
}

type Verdict = Inputs['adminJudgeIncident'] & { id: string; admin: number }

/** Writes a note, closes or opens again; the log keeps what was there. Nothing changed is no act. Throws notFound. */
export const judgeIncident = async (
  strapi: Core.Strapi,
  { id: documentId, admin, state, note: written }: Verdict,
): Promise<AdminIncident> =>
  strapi.db.transaction(async ({ trx }): Promise<AdminIncident> => {
    await trx('incidents').where({ document_id: documentId }).forUpdate().first('id')
    const incidents = strapi.db.query(incidentUid)
    const before: IncidentRow | null = await incidents.findOne({ where: { documentId } })
    if (!before) throw new AppError('notFound')
    const after = { state, note: written || null }
    if (before.state !== after.state || before.note !== after.note) {
      await incidents.update({ where: { id: before.id }, data: after })
      await writeAct(strapi, {
        admin,
        act: 'judgeIncident',
        subject: { kind: 'incident', id: documentId },
        before: { state: before.state, note: before.note },
        after,
      })
    }
    const [told] = await tell(strapi, [{ ...before, ...after }])
    if (!told) throw new AppError('notFound')
    return told
  })
