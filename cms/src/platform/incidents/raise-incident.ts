import type { Core } from '@strapi/strapi'
import { insertOnce } from '../lib/insert-once'
import { panelLanguage } from '../lib/panel-language'
import { describeFacts, type Facts } from './incident-facts'
import { type IncidentKind, storyOf } from './stories'

type Incident = {
  kind: IncidentKind
  /** Id of its subject, at Stripe or here. */
  reference: string
  /** The values of its sentence: no names, no addresses. */
  facts?: Facts
  /** Row id of the order it is about. */
  orderId?: number | null
  /** Details for developers, likewise without names or addresses. */
  details?: Readonly<Record<string, string | number | null>>
}

/** Reports a case that needs review: in the panel, and in the log. Once per subject. */
export async function raiseIncident(
  strapi: Core.Strapi,
  { kind, reference, facts = {}, orderId = null, details = {} }: Incident,
) {
  const key = `${kind}:${reference}`
  const story = storyOf(kind, describeFacts(facts, panelLanguage), panelLanguage)
  const row = { key, kind, reference, story, details: JSON.stringify(details), state: 'open' }
  const id = await insertOnce(strapi, {
    table: 'incidents',
    unique: 'key',
    row: { ...row, order_id: orderId },
  })
  if (id !== undefined)
    strapi.log.error(`An incident needs review: ${key} ${JSON.stringify(details)}`)
}
