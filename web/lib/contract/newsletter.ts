import { z } from 'zod'
import { emailAddress, linkToken } from './account-fields'
import { listOf } from './list-of'
import { newsletterConsent, newsletterRhythms, newsletterTopics } from './newsletter-words'
import { spamFields } from './spam'

/**
 * POST /newsletter/subscribe → 202 `{ email }`, the same response for a subscribed, an unsubscribed and an unknown address.
 * Sends a confirmation e-mail (double opt-in). tooManyRequests: few requests are accepted without a proof of work
 * (decision public-forms).
 */
export const subscribeBody = z.strictObject({
  email: emailAddress,
  consent: z.literal(newsletterConsent.version, { error: 'newsletterConsentNeeded' }),
  ...spamFields,
})

export const subscribeAnswer = z.object({ email: z.string() })

/** POST /newsletter/confirm `{ token }` → `{ token }` for the preferences page; newsletterLinkFailed (400). */
export const newsletterTokenBody = z.strictObject({ token: linkToken })

export const newsletterTokenAnswer = z.object({ token: z.string() })

const topics = listOf(z.enum(newsletterTopics, { error: 'invalidField' }), {
  fewest: 1,
  most: newsletterTopics.length,
  tooFew: 'newsletterTopicNeeded',
}).refine((list) => new Set(list).size === list.length, { error: 'invalidField' })

/**
 * GET /newsletter/preferences?token= → the subscriptions of an address; the address itself is masked.
 * newsletterLinkFailed (400) for an invalid token.
 */
export const preferencesAnswer = z.object({
  email: z.string(),
  isSubscribed: z.boolean(),
  topics: z.array(z.enum(newsletterTopics)),
  rhythm: z.enum(newsletterRhythms),
})

export type NewsletterPreferences = z.infer<typeof preferencesAnswer>

/** POST /newsletter/preferences → the same; at least one topic is required: newsletterTopicNeeded. */
export const preferencesBody = z.strictObject({
  token: linkToken,
  topics,
  rhythm: z.enum(newsletterRhythms, { error: 'invalidField' }),
})

/** POST /newsletter/unsubscribe `{ token }` → `{ hasLeft: true }`; may be repeated. unsubscribeFailed (400). */
export const hasLeftAnswer = z.object({ hasLeft: z.literal(true) })
