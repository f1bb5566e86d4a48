import { z } from 'zod'

/** What a proof of work may be for: one made for a form opens no other. */
export const proofPurposes = ['message', 'newsletter'] as const

export type ProofPurpose = (typeof proofPurposes)[number]

/**
 * GET /proof/challenge?purpose= → a challenge of altcha's, signed with the moment of its making
 * (decision public-forms).
 */
export const challengeQuery = z.strictObject({
  purpose: z.enum(proofPurposes, { error: 'invalidField' }),
})

/** As altcha-lib makes and solves it. */
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

/** A challenge and what solves it; judged with its truth, so that a strange one is none. */
export const proofSchema = z.object({
  challenge: challengeAnswer,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})

const longestProof = 2000

/** What a form that is open to everybody has beside its own fields. */
export const spamFields = {
  /** A solved challenge as JSON; empty where the browser runs no script. */
  proof: z
    .string({ error: 'invalidField' })
    .max(longestProof, { error: 'invalidField' })
    .default(''),
  /** Honeypot: an invisible field, filled in by bots only. */
  website: z.string({ error: 'invalidField' }).max(500, { error: 'invalidField' }).default(''),
}
