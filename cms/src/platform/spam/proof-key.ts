import { derivedKey } from '../lib/derived-key'

let key: string | undefined

/** Signs challenges, so that clients cannot create their own. */
export function proofKey(): string {
  key ??= derivedKey('proofs of work').toString('base64url')
  return key
}
