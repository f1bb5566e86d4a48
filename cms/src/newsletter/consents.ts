import { newsletterConsent, newsletterConsentText } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { markOf } from '../mail-stops/signatures'

const uid = 'api::newsletter-consent.newsletter-consent'

/** Where somebody agreed: the public form, at the registration, or a member in the profile. */
export type ConsentSource = 'form' | 'registration' | 'profile'

type Consent = {
  email: string
  source: ConsentSource
  /** What stood there when it was another text. */
  wording?: { version: string; text: string }
}

const wordingNow = () => ({
  version: newsletterConsent.version,
  text: newsletterConsentText(env.LANGUAGE, env.PRODUCT_NAME),
})

/** Keeps the text that somebody agreed to, under a mark that says no address. In the caller's transaction. */
export async function keepConsent(
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

/** The reader of the address said that it was they who agreed. */
export async function confirmConsents({ db }: Core.Strapi, mark: string) {
  const where = { mark, confirmedAt: null, endedAt: null }
  await db.query(uid).updateMany({ where, data: { confirmedAt: now() } })
}

/** They have left. That they had agreed stays for as long as we may have to prove it. */
export async function endConsents({ db }: Core.Strapi, mark: string) {
  await db.query(uid).updateMany({ where: { mark, endedAt: null }, data: { endedAt: now() } })
}

/** How long what was agreed to is kept: an answer that never came, and the proof once it is over. */
export const consentKeptDays = { unconfirmed: 30, ended: 5 * 365 } as const

const dayMs = 86_400_000

export async function forgetConsents({ db }: Core.Strapi, at: Date) {
  const ago = (days: number) => new Date(at.getTime() - days * dayMs)
  const unconfirmed = { confirmedAt: null, givenAt: { $lt: ago(consentKeptDays.unconfirmed) } }
  const ended = { endedAt: { $lt: ago(consentKeptDays.ended) } }
  // One after the other: each has an index of its own.
  for (const where of [unconfirmed, ended]) await db.query(uid).deleteMany({ where })
}
