'use client'

import { type Options, parseAsString, useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { fromStart } from './list-address'
import { usePendingList } from './pending-list'

/**
 * Changes parameters of a list's address in the browser: each change is a history entry, rendered by the server, and
 * begins on the first page.
 */
export function useListState(names: readonly string[]) {
  const startTransition = usePendingList()
  const keys = useMemo(
    () =>
      Object.fromEntries(
        [...names, 'search', 'columns', ...Object.keys(fromStart)].map((name) => [
          name,
          parseAsString,
        ]),
      ),
    [names],
  )
  const [state, setState] = useQueryStates(keys, {
    ...{ shallow: false, history: 'push', startTransition, clearOnDefault: true },
  })
  const change = (update: Readonly<Record<string, string | null>>, how: Options = {}) =>
    setState({ after: null, before: null, panel: null, ...update }, how)
  return { state, change }
}
