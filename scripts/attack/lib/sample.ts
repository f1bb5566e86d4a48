import type { Product } from './product.ts'

/** Steps of a golden ratio fall evenly between one another, whatever the rows and columns that a table is made of. */
const step = 0.618034
const share = 1 / 3

/**
 * Of thousands of tries those that a product is asked: all, or in a whole run a third of them, of each field and each value
 * some (decision 212).
 */
export const sampleFor = <T>({ isSampled }: Pick<Product, 'isSampled'>, tries: readonly T[]): T[] =>
  tries.filter((_, place) => !isSampled || (place * step) % 1 < share)
