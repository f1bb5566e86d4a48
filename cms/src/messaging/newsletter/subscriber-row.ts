import { type NewsletterRhythm, type NewsletterTopic, newsletterTopics } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { markOf } from '../../platform/lib/address-mark'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { newRow } from '../../platform/lib/new-row'

/** asked: not confirmed yet; active: gets the newsletter. An unsubscribed address has no row. */
export type SubscriberRow = {
  id: number
  documentId: string
  email: string
  mark: string
  state: 'asked' | 'active'
  topics: NewsletterTopic[]
  rhythm: NewsletterRhythm
  language: string
  askedAt: string
  confirmedAt: string | null
}

export const subscriberUid = 'api::newsletter-subscriber.newsletter-subscriber'
const table = 'newsletter_subscribers'

type Key = { email: string } | { mark: string } | { documentId: string }

export async function findSubscriber(
  { db }: Core.Strapi,
  where: Key,
): Promise<SubscriberRow | undefined> {
  return (await db.query(subscriberUid).findOne({ where })) ?? undefined
}

/** The row of an address, created if missing; safe when called concurrently. In the caller's transaction. */
export async function ensureSubscriber(strapi: Core.Strapi, email: string): Promise<SubscriberRow> {
  await strapi.db.transaction(({ trx }) =>
    trx(table)
      .insert({
        ...newRow(),
        email,
        mark: markOf(email),
        state: 'asked',
        topics: JSON.stringify(newsletterTopics),
        rhythm: 'every',
        language: env.LANGUAGE,
        asked_at: now(),
      })
      .onConflict('email')
      .ignore(),
  )
  const row = await findSubscriber(strapi, { email })
  if (!row) throw new Error('A subscriber was taken away in the moment of being asked.')
  return row
}

type Change = Partial<
  Pick<SubscriberRow, 'state' | 'topics' | 'rhythm' | 'email' | 'mark'> & {
    askedAt: Date
    confirmedAt: Date
  }
>

export async function changeSubscriber({ db }: Core.Strapi, id: number, data: Change) {
  await db.query(subscriberUid).updateMany({ where: { id }, data })
}

export async function deleteSubscriber({ db }: Core.Strapi, where: Key): Promise<void> {
  await db.query(subscriberUid).deleteMany({ where })
}
