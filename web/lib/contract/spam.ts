import { z } from 'zod'

/** Purposes of a proof of work; a proof is valid for one form only. */
export const proofPurposes = ['message', 'newsletter'] as const

export type ProofPurpose = (typeof proofPurposes)[number]

/**
 * GET /proof/challenge?purpose= → a challenge for altcha, with a signed timestamp
 * (decision public-forms).
 */
export const challengeQuery = z.strictObject({
  purpose: z.enum(proofPurposes, { error: 'invalidField' }),
})

/** In the format of altcha-lib. */
export const challengeAnswer = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    data: z.object({ purpose: z.enum(proofPurposes), madeAt: z.number() }),
  }),
  signature: z.string(),
})

export type Challenge = z.infer<typeof challengeAnswer>

/** A challenge and its solution. Its format is not validated here: a malformed proof is treated as an invalid one. */
export const proofSchema = z.object({
  challenge: challengeAnswer,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

const longestProof = 2000

/** Spam protection fields of public forms. */
export const spamFields = {
  /** A solved challenge as JSON; empty when the browser runs no script. */
  proof: z
    .string({ error: 'invalidField' })
    .max(longestProof, { error: 'invalidField' })
    .default(''),
  /** Honeypot: an invisible field, filled in by bots only. */
  website: z.string({ error: 'invalidField' }).max(500, { error: 'invalidField' }).default(''),
}
