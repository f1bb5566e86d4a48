import type { User } from '@krono/contract'

/** Props of a tab; `query` contains the first value of each parameter. */
export type TabProps = { user: User; query: Readonly<Record<string, string>> }
