import type { Core } from '@strapi/strapi'
import type { Facts } from '../incidents/said'
import { sayFacts } from '../incidents/said'
import { type IncidentKind, storyOf } from '../incidents/stories'
import { panelLanguage } from '../lib/panel-language'
import { findOrder, type OrderRow } from '../orders/order-row'
import { aboutOrder } from './about-order'

const incidentUid = 'api::incident.incident'

type OldIncident = {
  id: number
  kind: IncidentKind
  reference: string
  details: { order?: string; amount?: number; answerBy?: string | null } | null
}

/** Incidents from before they had a sentence get theirs, of what was written down of them. Runs at every start. */
export async function tellOldIncidents(strapi: Core.Strapi) {
  const incidents = strapi.db.query(incidentUid)
  const rows: OldIncident[] = await incidents.findMany({ where: { story: null } })
  for (const { id, kind, reference, details } of rows) {
    const order = await findOrder(strapi, { documentId: details?.order ?? reference })
    const story = storyOf(
      kind,
      sayFacts(factsOf(kind, order, details), panelLanguage),
      panelLanguage,
    )
    await incidents.update({ where: { id }, data: { story, orderId: order?.id ?? null } })
  }
}

function factsOf(
  kind: IncidentKind,
  order: OrderRow | undefined,
  details: OldIncident['details'],
): Facts {
  if (!order) return {}
  const { facts } = aboutOrder(order, details?.amount)
  // What came instead was written in words alone.
  if (kind === 'amountMismatch') return { product: facts.product, expected: facts.amount }
  return { ...facts, answerBy: details?.answerBy }
}
