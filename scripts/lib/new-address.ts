import { randomBytes } from 'node:crypto'

const hex = () => randomBytes(2).toString('hex')

/** A random IPv6 address in a network of its own, so that rate limits count its requests alone. */
export const newAddress = () => `2001:db8:${hex()}:${hex()}::1`
