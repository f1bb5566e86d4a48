import { callApi } from '@/client/api-client'
import type { FailureWords } from '@/client/api-failure'
import type { ProofPurpose } from '@/lib/contract/spam'

/** The cms rejects an earlier proof as a bot's; with a margin for the difference between the two clocks. */
const soonestMs = 3200
/** After this time the form is sent without a proof. */
const longestMs = 20_000

const pending = new Map<ProofPurpose, Promise<string>>()

/**
 * Begins to work for a form that is open to everybody (decision public-forms). The browser computes beside the page,
 * which stays quick: no worker is needed.
 */
export function startProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const known = pending.get(purpose)
  if (known) return known
  const begun = work(purpose, words).catch(() => '')
  pending.set(purpose, begun)
  return begun
}

/** The proof, once it is made; the next time it is another one. Empty where none could be made. */
export async function solveProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const proof = await startProof(purpose, words)
  pending.delete(purpose)
  return proof
}

async function work(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const answer = await callApi('proofChallenge', { purpose }, words)
  if (!answer.ok) return ''
  const since = performance.now()
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = answer.data
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs })
  if (!solution) return ''
  const left = since + soonestMs - performance.now()
  await new Promise((goOn) => setTimeout(goOn, left))
  return JSON.stringify({ challenge, solution })
}
