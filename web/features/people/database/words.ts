import type { Messages } from 'next-intl'

/** Messages of the page, passed by the server; `fill` replaces placeholders. */
export type DatabaseWords = Messages['database']
