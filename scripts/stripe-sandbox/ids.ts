import { randomInt } from 'node:crypto'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as Stripe forms them: `cus_` and random signs. */
export const newId = (prefix: string, length = 24) =>
  `${prefix}_${Array.from({ length }, () => signs[randomInt(signs.length)]).join('')}`
