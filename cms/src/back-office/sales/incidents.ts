import type { AdminIncident, Inputs } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type OrderRow, orderUid } from '../../commerce/orders/order-row'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'
import { recordAction } from '../log/record-action'

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

/** Open or closed incidents; newest first. */
export async function listIncidents(strapi: Core.Strapi, where: Inputs['adminIncidents']) {
  const incidents = strapi.db.query(incidentUid)
  const rows: IncidentRow[] = await incidents.findMany({
    where,
    orderBy: { id: 'desc' },
    limit: mostListed,
  })
  return {
    incidents: await toAdminIncidents(strapi, rows),
    total: await incidents.count({ where }),
  }
}

/** Incidents of an order. */
export async function incidentsOf(strapi: Core.Strapi, orderId: number) {
  const rows: IncidentRow[] = await strapi.db
    .query(incidentUid)
    .findMany({ where: { orderId }, orderBy: { id: 'desc' }, limit: mostListed })
  return toAdminIncidents(strapi, rows)
}

async function toAdminIncidents(
  { db }: Core.Strapi,
  rows: readonly IncidentRow[],
): Promise<AdminIncident[]> {
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

type IncidentUpdate = Inputs['adminUpdateIncident'] & { id: string; admin: number }

/**
 * Writes a note, closes or reopens; the log stores the previous values. No change writes no log row. Throws notFound.
 */
export const updateIncident = async (
  strapi: Core.Strapi,
  { id: documentId, admin, state, note: written }: IncidentUpdate,
): Promise<AdminIncident> =>
  strapi.db.transaction(async (): Promise<AdminIncident> => {
    await lockRows(strapi, 'incidents', { document_id: documentId })
    const incidents = strapi.db.query(incidentUid)
    const before: IncidentRow | null = await incidents.findOne({ where: { documentId } })
    if (!before) throw new AppError('notFound')
    const after = { state, note: written || null }
    if (before.state !== after.state || before.note !== after.note) {
      await incidents.update({ where: { id: before.id }, data: after })
      await recordAction(strapi, {
        admin,
        act: 'judgeIncident',
        subject: { kind: 'incident', id: documentId },
        before: { state: before.state, note: before.note },
        after,
      })
    }
    const [incident] = await toAdminIncidents(strapi, [{ ...before, ...after }])
    if (!incident) throw new AppError('notFound')
    return incident
  })
