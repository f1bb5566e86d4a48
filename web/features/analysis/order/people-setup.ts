import type { DateOrder } from '@/base/text/date-text'
import type { KnownSetup } from './known-people'

import type { PersonWords } from './person-row'

export type PeopleWords = PersonWords &
  Record<
    | 'who'
    | 'whoMany'
    | 'count'
    | 'add'
    | 'aside'
    | 'placed'
    | 'already'
    | 'full'
    | 'removed'
    | 'undo'
    | 'undone',
    string
  >

export type PeopleSetup = {
  /** The user's id. */
  owner: string
  known: KnownSetup
  words: PeopleWords
  order: DateOrder
  /** `YYYY-MM-DD` */
  today: string
}
