import type { Core } from '@strapi/strapi'
import { insertOnce } from '../lib/insert-once'

type Incident = {
  kind:
    | 'moneyWithoutOrder'
    | 'amountMismatch'
    | 'secondSubscription'
    | 'fulfilmentFailed'
    | 'couponMismatch'
    | 'orderStuck'
    | 'priceMismatch'
    | 'refundFailed'
    | 'disputeWarned'
    | 'disputeOpened'
    | 'disputeLost'
    | 'disputeAppealed'
    | 'taskFailed'
  /** Id of what it is about, at Stripe or here. */
  reference: string
  /** No names, no addresses: what somebody needs to find it. */
  details?: Readonly<Record<string, string | number | null>>
}

/** Tells people that somebody has to look: in the panel, and in the log. Once for each thing. */
export async function raiseIncident(strapi: Core.Strapi, { kind, reference, details }: Incident) {
  const key = `${kind}:${reference}`
  const row = { key, kind, reference, details: JSON.stringify(details ?? {}), state: 'open' }
  const id = await insertOnce(strapi, { table: 'incidents', unique: 'key', row })
  if (id !== undefined)
    strapi.log.error(`Somebody has to look: ${key} ${JSON.stringify(details ?? {})}`)
}
