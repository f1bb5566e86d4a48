import { hkdfSync } from 'node:crypto'
import { env } from '../lib/env'

let key: string | undefined

/** Signs challenges, so that clients cannot create their own. */
export function proofKey(): string {
  key ??= Buffer.from(hkdfSync('sha256', env.ENCRYPTION_KEY, '', 'proofs of work', 32)).toString(
    'base64url',
  )
  return key
}
