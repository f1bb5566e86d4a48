import type { Challenge, ProofPurpose } from '@krono/contract'
import { createChallenge } from 'altcha-lib'
import { now } from '../lib/clock'
import { algorithm, deriveKey } from './derive-key'
import { proofKey } from './proof-key'

/** Cost of one attempt; about 256 are needed: a third of a second on a desktop, one or two seconds on a phone. */
const cost = 2000
const keyPrefix = '00'

/**
 * Proof-of-work challenge for the browser that fills in a form, with the signed time of its creation
 * (decision public-forms).
 */
export async function makeChallenge(purpose: ProofPurpose): Promise<Challenge> {
  const data = { purpose, madeAt: now().getTime() }
  const { parameters, signature } = await createChallenge({
    algorithm,
    cost,
    deriveKey,
    keyPrefix,
    data,
    hmacSignatureSecret: proofKey(),
  })
  return { parameters: { ...parameters, data }, signature: signature ?? '' }
}
