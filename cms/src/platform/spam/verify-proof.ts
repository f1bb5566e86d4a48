import { type ProofPurpose, proofSchema } from '@krono/contract'
import { verifySolution } from 'altcha-lib'
import { now } from '../lib/clock'
import { hashOf } from '../lib/secrets'
import { algorithm, deriveKey } from './derive-key'
import { proofKey } from './proof-key'

/** Minimum time to fill in a form: a person is not faster. */
export const soonestMs = 3000
/** Maximum age of a challenge; an older form requests a new one. */
export const latestMs = 2 * 60 * 60 * 1000

/** The id by which a valid proof is spent; undefined for an invalid one. */
export async function verifyProof(
  proof: string,
  purpose: ProofPurpose,
): Promise<string | undefined> {
  const parsedProof = proofSchema.safeParse(parse(proof)).data
  if (!parsedProof) return undefined
  const { challenge, solution } = parsedProof
  const { data } = challenge.parameters
  const ageMs = now().getTime() - data.madeAt
  const isTimely = data.purpose === purpose && ageMs >= soonestMs && ageMs <= latestMs
  // An unknown algorithm is not computed: it could cost any amount of CPU time.
  if (!isTimely || challenge.parameters.algorithm !== algorithm) return undefined
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: proofKey(),
  })
  return verified ? hashOf(challenge.signature) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
