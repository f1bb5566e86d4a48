import { randomInt } from 'node:crypto'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id in Stripe's format: `cus_` and random characters. */
export const newId = (prefix: string, length = 24) =>
  `${prefix}_${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`
