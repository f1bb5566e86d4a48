import { hkdfSync } from 'node:crypto'
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from '../../src/platform/spam/derive-key'
import { secrets } from './environment'

const ourKey = Buffer.from(
  hkdfSync('sha256', secrets.ENCRYPTION_KEY, '', 'proofs of work', 32),
).toString('base64url')

type Input = { purpose?: string; madeAt?: number; key?: string }

const aWhileAgo = () => Date.now() - 10_000

/** A challenge with an issue time in the past, so that tests need not wait. */
export const challengeOf = ({
  purpose = 'message',
  madeAt = aWhileAgo(),
  key = ourKey,
}: Input = {}) =>
  createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '0', deriveKey },
    data: { purpose, madeAt },
    hmacSignatureSecret: key,
  })

/** Solves the proof of work, like a browser. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}

export const newProof = async (input?: Input) => solve(await challengeOf(input))
