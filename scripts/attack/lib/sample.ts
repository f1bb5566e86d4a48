import type { Product } from './product.ts'

/** Steps of a golden ratio fall evenly between one another, whatever the rows and columns that a table is made of. */
const step = 0.618034
const share = 1 / 3

/**
 * The tries that run, of thousands: all, or in a whole run a third of them, with some of each field and each value
 * (decision test-strategy).
 */
export const sampleFor = <T>({ isSampled }: Pick<Product, 'isSampled'>, tries: readonly T[]): T[] =>
  tries.filter((_, place) => !isSampled || (place * step) % 1 < share)
