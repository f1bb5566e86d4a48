import { callApi } from '@/client/api-client'
import type { FailureWords } from '@/client/api-failure'
import type { ProofPurpose } from '@/lib/contract/spam'

/** Sooner the cms takes nobody for a person; a little more, for its clock runs beside ours. */
const soonestMs = 3200
/** Whoever has waited so long is heard without. */
const longestMs = 20_000

const underway = new Map<ProofPurpose, Promise<string>>()

/**
 * Begins to work for a form that is open to everybody (decision 188). The browser computes beside the page, which stays
 * quick: no worker is needed.
 */
export function beginProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const known = underway.get(purpose)
  if (known) return known
  const begun = work(purpose, words).catch(() => '')
  underway.set(purpose, begun)
  return begun
}

/** The proof, once it is made; the next time it is another one. Empty where none could be made. */
export async function takeProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const proof = await beginProof(purpose, words)
  underway.delete(purpose)
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
