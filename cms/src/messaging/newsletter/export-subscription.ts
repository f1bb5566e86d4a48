import type { Core } from '@strapi/strapi'
import { markOf } from '../../platform/lib/address-mark'
import { findSubscriber } from './subscriber-row'

const consentFields = ['version', 'text', 'language', 'source', 'givenAt', 'confirmedAt', 'endedAt']

/** Exports the stored newsletter data of an address for its owner. */
export async function exportSubscription(strapi: Core.Strapi, email: string) {
  const row = await findSubscriber(strapi, { email })
  const consents: Record<string, unknown>[] = await strapi.db
    .query('api::newsletter-consent.newsletter-consent')
    .findMany({ where: { mark: markOf(email) }, orderBy: { id: 'asc' } })
  return {
    subscription: row && {
      state: row.state,
      topics: row.topics,
      rhythm: row.rhythm,
      language: row.language,
      askedAt: row.askedAt,
      confirmedAt: row.confirmedAt,
    },
    consents: consents.map((one) =>
      Object.fromEntries(consentFields.map((field) => [field, one[field]])),
    ),
  }
}
