import { errors } from '@krono/contract'
import { askCms } from '@/server/cms/ask-cms'
import { ContentError } from '@/server/cms/content-error'

type Found = { target: string } | { status: 404 | 410 }

/** A link that is switched off or changed is followed for this long at most. */
const keptMs = 2000
const mostKept = 1000

const kept = new Map<string, { at: number; found: Promise<Found> }>()

/**
 * Where a short link leads, or the status of the page instead of it. Simultaneous visitors of a link share one request
 * to the cms. Throws ContentError.
 */
export function findTarget(name: string): Promise<Found> {
  const at = performance.now()
  const last = kept.get(name)
  if (last && at - last.at < keptMs) return last.found
  if (kept.size >= mostKept) kept.clear()
  const found = askForTarget(name)
  kept.set(name, { at, found })
  found.catch(() => kept.delete(name))
  return found
}

const askForTarget = (name: string): Promise<Found> =>
  askCms({ endpoint: 'openShortLink', input: { name }, caller: {} }).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error
    if (error.status === errors.shortLinkOver.status) return { status: 410 }
    if (error.status === errors.notFound.status) return { status: 404 }
    throw error
  })
