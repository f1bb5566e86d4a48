import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret that nobody guesses, for a link or a session: 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What of a secret is stored. It is random, so no salt and no slow hash is needed. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Whether somebody knows a secret that is set; none that is empty. As long as it takes says nothing of it. */
export const isSameSecret = (given: string, wanted: string | undefined): boolean =>
  wanted !== undefined &&
  wanted !== '' &&
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)))
