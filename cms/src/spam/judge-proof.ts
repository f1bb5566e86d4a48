import { type ProofPurpose, proofSchema } from '@krono/contract'
import { verifySolution } from 'altcha-lib'
import { now } from '../lib/clock'
import { hashOf } from '../lib/secrets'
import { algorithm, deriveKey } from './derive-key'
import { proofKey } from './proof-key'

/** Nobody writes a name, an address and a sentence faster. */
export const soonestMs = 3000
/** A page may stand open for a while; its form asks for another one then. */
export const latestMs = 2 * 60 * 60 * 1000

/** What is known of a proof that holds, by which it is spent; undefined for every other. */
export async function judgeProof(
  proof: string,
  purpose: ProofPurpose,
): Promise<string | undefined> {
  const given = proofSchema.safeParse(parse(proof)).data
  if (!given) return undefined
  const { challenge, solution } = given
  const { data } = challenge.parameters
  const ageMs = now().getTime() - data.madeAt
  const isTimely = data.purpose === purpose && ageMs >= soonestMs && ageMs <= latestMs
  // A strange one is not even computed: its cost would be ours.
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
