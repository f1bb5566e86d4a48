import type { SavedDate } from '@krono/contract'

export type Pair = { birth: string; person: Pick<SavedDate, 'name' | 'date'> }
