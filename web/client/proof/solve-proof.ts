import { callApi } from '@/client/api-client'
import type { FailureWords } from '@/client/api-failure'
import type { ProofPurpose } from '@/lib/contract/spam'

/** The cms rejects earlier proofs as those of bots; includes a margin for clock differences. */
const minMs = 3200
/** After this time the form is sent without a proof. */
const timeoutMs = 20_000

const pending = new Map<ProofPurpose, Promise<string>>()

/**
 * Starts computing the proof for a public form (decision public-forms). The computation is asynchronous and does not
 * block the page, so no worker is needed.
 */
export function startProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const running = pending.get(purpose)
  if (running) return running
  const started = computeProof(purpose, words).catch(() => '')
  pending.set(purpose, started)
  return started
}

/** Waits for the proof; each call returns a new one. Empty if it could not be computed. */
export async function solveProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const proof = await startProof(purpose, words)
  pending.delete(purpose)
  return proof
}

async function computeProof(purpose: ProofPurpose, words: FailureWords): Promise<string> {
  const answer = await callApi('proofChallenge', { purpose }, words)
  if (!answer.ok) return ''
  const since = performance.now()
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const challenge = answer.data
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs })
  if (!solution) return ''
  const left = since + minMs - performance.now()
  await new Promise((resolve) => setTimeout(resolve, left))
  return JSON.stringify({ challenge, solution })
}
