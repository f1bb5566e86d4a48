import type { User } from '@krono/contract'

/** What a tab is drawn from; of the address the first value of each parameter. */
export type TabProps = { user: User; query: Readonly<Record<string, string>> }
