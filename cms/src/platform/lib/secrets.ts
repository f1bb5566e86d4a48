import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A random secret for a link or a session: 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The stored form of a secret. It is random, so no salt and no slow hash is needed. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Compares a secret with the configured one in constant time; false if that is unset or empty. */
export const isSameSecret = (candidate: string, wanted: string | undefined): boolean =>
  wanted !== undefined &&
  wanted !== '' &&
  timingSafeEqual(Buffer.from(hashOf(candidate)), Buffer.from(hashOf(wanted)))
