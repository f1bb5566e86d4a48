import { hkdfSync } from 'node:crypto'
import { env } from './env'

/** A 256-bit key for one purpose, derived from ENCRYPTION_KEY (HKDF, RFC 5869): keys of different purposes are independent. */
export const derivedKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.ENCRYPTION_KEY, '', purpose, 32))
