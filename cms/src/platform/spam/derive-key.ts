import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { ChallengeParameters } from 'altcha-lib'

const derive = promisify(pbkdf2)

/** The only algorithm of altcha that every browser implements, so that no code of ours is needed. */
export const algorithm = 'PBKDF2/SHA-256'

export const deriveKey = async (
  { cost, keyLength }: ChallengeParameters,
  salt: Uint8Array,
  password: Uint8Array,
) => ({ derivedKey: await derive(password, salt, cost, keyLength, 'sha256') })
