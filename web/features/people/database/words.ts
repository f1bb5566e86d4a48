import type { Messages } from 'next-intl'

/** Words of the page as they stand in the messages, given by the server; `fill` fills in what is in braces. */
export type DatabaseWords = Messages['database']
