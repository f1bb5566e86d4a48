import { randomBytes } from 'node:crypto'

const hex = () => randomBytes(2).toString('hex')

/** An address in a network of its own, so that limits count it alone. */
export const newAddress = () => `2001:db8:${hex()}:${hex()}::1`
