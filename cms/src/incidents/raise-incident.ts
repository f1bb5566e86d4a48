import type { Core } from '@strapi/strapi'
import { insertOnce } from '../lib/insert-once'
import { panelLanguage } from '../lib/panel-language'
import { type Facts, sayFacts } from './said'
import { type IncidentKind, storyOf } from './stories'

type Incident = {
  kind: IncidentKind
  /** Id of what it is about, at Stripe or here. */
  reference: string
  /** What its sentence is made of: no names, no addresses. */
  facts?: Facts
  /** The row of the order that it is about. */
  orderId?: number | null
  /** What a developer needs to find it, likewise. */
  details?: Readonly<Record<string, string | number | null>>
}

/** Tells people that somebody has to look: in the panel, and in the log. Once for each thing. */
export async function raiseIncident(
  strapi: Core.Strapi,
  { kind, reference, facts = {}, orderId = null, details = {} }: Incident,
) {
  const key = `${kind}:${reference}`
  const story = storyOf(kind, sayFacts(facts, panelLanguage), panelLanguage)
  const row = { key, kind, reference, story, details: JSON.stringify(details), state: 'open' }
  const id = await insertOnce(strapi, {
    table: 'incidents',
    unique: 'key',
    row: { ...row, order_id: orderId },
  })
  if (id !== undefined) strapi.log.error(`Somebody has to look: ${key} ${JSON.stringify(details)}`)
}
