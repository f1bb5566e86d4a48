import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses, for a link or a session: 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What of a secret is stored. It is random, so no salt and no slow hash is needed. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
