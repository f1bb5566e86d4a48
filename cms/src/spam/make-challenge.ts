import type { Challenge, ProofPurpose } from '@krono/contract'
import { createChallenge } from 'altcha-lib'
import { now } from '../lib/clock'
import { algorithm, deriveKey } from './derive-key'
import { proofKey } from './proof-key'

/** Of one try; about 256 are needed: a third of a second of a desk's computer, a second or two of a phone. */
const cost = 2000
const keyPrefix = '00'

/** Work for the browser of whoever fills in a form, with the signed moment at which it was asked for (decision 188). */
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
