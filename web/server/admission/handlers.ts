import { rateCounter } from '../rate-counter'
import type { Lane } from './lanes'

/** The lane in which a handler waits, or the reason why it needs none. */
export type Cost =
  | { lane: 'own' | Exclude<Lane, 'visitors' | 'members'>; counts?: ReturnType<typeof rateCounter> }
  | { free: string }

const callersLane = { lane: 'own' } as const
const forwardsToCms = { free: 'It forwards one request to the cms, which limits the rate.' }
const redirects = { free: 'It reads a few bytes and redirects.' }

/**
 * Every route handler of web (`app/**` `/route.ts`) by its address in Next's notation; `own` is the lane of the caller
 * (visitors or members). A test walks the folders and fails for a handler without a row.
 */
export const handlers: Readonly<Record<`/${string}`, Cost>> = {
  '/api/health': { free: 'It reports whether web answers.' },
  '/readyz': {
    free: 'It reports whether web and cms are ready; it asks the cms at most once a second.',
  },
  '/api/revalidate': { free: 'The cms reports publications, with a secret.' },
  '/api/preview': redirects,
  '/api/preview/learner': redirects,
  '/api/exit-preview': redirects,
  '/api/session-over': forwardsToCms,
  '/api/page-views': { free: 'It adds to sums in memory and has a rate limit.' },
  '/api/consent': forwardsToCms,
  '/api/mail/events': forwardsToCms,
  '/api/contact/form': forwardsToCms,
  '/api/felt-day-form': forwardsToCms,
  '/api/withdrawal/form': forwardsToCms,
  '/api/faq/vote': forwardsToCms,
  '/api/newsletter/subscribe': forwardsToCms,
  '/api/newsletter/unsubscribe': forwardsToCms,
  '/api/newsletter/confirm': forwardsToCms,
  '/api/newsletter/preferences': forwardsToCms,
  '/api/[...path]': forwardsToCms,
  '/api/films/[id]/stream': { free: 'It streams bytes of a file for as long as the video plays.' },
  '/api/films/[id]/captions': { free: 'Bytes of a file go through.' },
  '/uploads/[...path]': { free: 'Bytes of a file go through.' },
  '/api/chart': callersLane,
  '/api/biorhythm': callersLane,
  '/api/relationship': callersLane,
  '/api/home': callersLane,
  '/api/cover': callersLane,
  '/api/calendar/[file]': callersLane,
  '/api/analysis/sample/[kind]/[picture]': { lane: 'pictures' },
  '/blog/feed.xml': callersLane,
  '/u/[name]': callersLane,
  '/api/picture': { lane: 'pictures', counts: rateCounter('pictures') },
  '/api/drawing': { lane: 'pictures' },
  '/og/[...path]': { lane: 'pictures' },
  '/api/analysis/download/[token]': { lane: 'downloads' },
  '/api/certificate/[token]/pdf': { lane: 'downloads' },
  '/api/ebooks/file/[token]/[format]': { lane: 'downloads' },
  '/api/mydatabase-csv': { lane: 'downloads' },
  '/api/admin/sales/csv': { lane: 'downloads' },
  '/api/admin/lists/[list]/csv': { lane: 'downloads' },
  '/api/admin/calculations/[id]/[format]': { lane: 'downloads' },
}

const formOf = (path: string) =>
  new RegExp(`^${path.replace(/\[\.{3}\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+')}/?$`)

// Exact addresses first, then those with parameters, then catch-all addresses.
const rank = (path: string) => (path.includes('[...') ? 2 : Number(path.includes('[')))

const patterns = Object.entries(handlers)
  .sort(([a], [b]) => rank(a) - rank(b))
  .map(([path, cost]) => ({ path, form: formOf(path), cost }))

const patternOf = (pathname: string) => patterns.find(({ form }) => form.test(pathname))

/** Undefined if the address has no handler. */
export const costOfHandler = (pathname: string): Cost | undefined => patternOf(pathname)?.cost

/** The address of the handler in Next's notation. */
export const addressOfHandler = (pathname: string): string | undefined => patternOf(pathname)?.path
