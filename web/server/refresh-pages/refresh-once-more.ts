import { setTimeout } from 'node:timers/promises'
import { refreshMembersPages, refreshPublicPages } from './refresh-pages'

/** Longer than a page takes to be made. */
const inTheMakingMs = 1000

const due = new Set<() => void>()
let rounds: Promise<void> | undefined

/**
 * A page that was being made of the old content when it became stale counts as fresh: so everything once more, when it is
 * done, and with it the pages of members. A cms that begins tells of several models at once, and all pages take longer than
 * a second: one round is for all that was told before it, and one that is outdated gives way.
 */
export function refreshOnceMore(markStale: () => void): Promise<void> {
  due.add(markStale)
  rounds ??= refresh().finally(() => {
    rounds = undefined
  })
  return rounds
}

async function refresh() {
  while (due.size > 0) {
    await setTimeout(inTheMakingMs)
    for (const markStale of due) markStale()
    due.clear()
    await refreshPublicPages()
    await refreshMembersPages(() => due.size > 0)
  }
}
