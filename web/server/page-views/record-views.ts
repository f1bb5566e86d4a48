import { setTimeout } from 'node:timers/promises'
import { mostViews } from '@krono/contract'
import { today } from '@/base/clock'
import { linkToDescription, linkToForm } from '@/base/routing/links'
import { askCms } from '@/server/cms/ask-cms'
import { getDescriptionLinks } from '@/server/cms/pages'
import { getRegistrationFormIds } from '@/server/cms/registration-forms'
import { outsideRequest } from '@/server/request-state'
import { countablePath } from './countable'
import { createCounts } from './counts'

const pauseMs = 5000
const mostRows = 2000

const counts = createCounts(mostRows)
const stopping = new AbortController()
let sending: Promise<void> | undefined

process.once('SIGTERM', () => stopping.abort())
process.once('SIGINT', () => stopping.abort())

/** Counts page views; unknown pages are ignored. */
export async function recordViews(pathnames: readonly string[]) {
  const known = await knownAddresses()
  const day = today()
  for (const pathname of pathnames) {
    const path = countablePath(pathname, known)
    if (path) counts.add({ day, path, count: 1 })
  }
}

/** Addresses of the pages that are counted individually (`countablePath`). */
async function knownAddresses(): Promise<ReadonlySet<string>> {
  const [descriptions, forms] = await Promise.all([
    getDescriptionLinks().catch(() => []),
    getRegistrationFormIds().catch(() => []),
  ])
  return new Set([
    ...descriptions.map(({ slug }) => linkToDescription(slug)),
    ...forms.flatMap((id) => [linkToForm('form', id), linkToForm('register', id)]),
  ])
}

/**
 * Sends the counts of the next seconds to the cms, or at once when the server stops. Counts that the cms does not accept
 * are sent again later; if its response is lost, they are counted twice, which is rare.
 */
export function sendViewsSoon(): Promise<void> {
  sending ??= outsideRequest(() =>
    setTimeout(pauseMs, undefined, { signal: stopping.signal })
      .catch(() => 'stopping')
      .then(sendViews)
      .finally(() => {
        sending = undefined
      }),
  )
  return sending
}

async function sendViews() {
  while (!counts.isEmpty()) {
    const views = counts.take(mostViews)
    try {
      await askCms({ endpoint: 'pageViews', input: { views }, caller: {} })
    } catch {
      for (const view of views) counts.add(view)
      return
    }
  }
}
