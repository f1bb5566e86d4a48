import { newsletterConsent, newsletterConsentText } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { changeInSteps, type Which } from '../../platform/database/in-steps'
import { markOf } from '../../platform/lib/address-mark'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'

const uid = 'api::newsletter-consent.newsletter-consent'

/** Where consent was given: the public form, the registration, or the member's profile. */
export type ConsentSource = 'form' | 'registration' | 'profile'

type Consent = {
  email: string
  source: ConsentSource
  /** The text shown at the time, if it was another one. */
  wording?: { version: string; text: string }
}

const wordingNow = () => ({
  version: newsletterConsent.version,
  text: newsletterConsentText(env.LANGUAGE, env.PRODUCT_NAME),
})

/** Stores the text that was agreed to, under a mark instead of the address. In the caller's transaction. */
export async function storeConsent(
  { db }: Core.Strapi,
  { email, source, wording = wordingNow() }: Consent,
) {
  await db.query(uid).create({
    data: {
      mark: markOf(email),
      ...wording,
      language: env.LANGUAGE,
      source,
      givenAt: now(),
    },
  })
}

/** Marks consents as confirmed by the reader of the address. */
export async function confirmConsents({ db }: Core.Strapi, mark: string) {
  const where = { mark, confirmedAt: null, endedAt: null }
  await db.query(uid).updateMany({ where, data: { confirmedAt: now() } })
}

/** Ends consents after unsubscribing. The record is stored for as long as it may have to be proved. */
export async function endConsents({ db }: Core.Strapi, mark: string) {
  await db.query(uid).updateMany({ where: { mark, endedAt: null }, data: { endedAt: now() } })
}

/** Retention of consents in days: of unconfirmed ones, and of the proof after their end. */
export const consentRetentionDays = { unconfirmed: 30, ended: 5 * 365 } as const

const dayMs = 86_400_000

export async function purgeConsents(strapi: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  const unconfirmed: Which = (consents) =>
    consents
      .where({ confirmed_at: null })
      .where('given_at', '<', ago(consentRetentionDays.unconfirmed))
  const ended: Which = (consents) =>
    consents.where('ended_at', '<', ago(consentRetentionDays.ended))
  // One after the other: each has an index of its own.
  for (const which of [unconfirmed, ended])
    await changeInSteps(strapi, { table: 'newsletter_consents', which })
}
