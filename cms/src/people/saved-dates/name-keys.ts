import { normalizeText, sortKey } from '@krono/contract'
import { env } from '../../platform/lib/env'

/** Search and sort keys of a name, for a saved date or a group. */
export const nameKeys = (name: string) => ({
  search_name: normalizeText(name),
  sort_key: sortKey(name, env.LANGUAGE),
})
