import { limits } from '@/server/limits'
import { rateCounter } from '../rate-counter'
import type { Lane } from './lanes'

/** What a handler costs: it waits for a turn, or is free for a reason. */
export type Cost =
  | { lane: 'own' | Exclude<Lane, 'visitors' | 'members'>; counts?: ReturnType<typeof rateCounter> }
  | { free: string }

const ofOwn = { lane: 'own' } as const
const asksTheCms = { free: 'It passes one question on to the cms, which counts and limits it.' }
const leadsOn = { free: 'It reads a few bytes and leads on.' }

/**
 * Every address that a route handler of web answers (`app/**` `/route.ts`), as Next writes it; `own` is the lane of the
 * caller. A test walks the folders: a new handler has its row here.
 */
export const handlers: Readonly<Record<`/${string}`, Cost>> = {
  '/api/health': { free: 'It tells whether web answers at all.' },
  '/readyz': { free: 'It tells whether the product can serve; asked of the cms once a second.' },
  '/api/revalidate': { free: 'The cms says with a secret what was published.' },
  '/api/preview': leadsOn,
  '/api/exit-preview': leadsOn,
  '/api/session-over': asksTheCms,
  '/api/page-views': { free: 'It adds to sums in memory, and is limited.' },
  '/api/consent': asksTheCms,
  '/api/mail/events': asksTheCms,
  '/api/contact/form': asksTheCms,
  '/api/felt-day-form': asksTheCms,
  '/api/withdrawal/form': asksTheCms,
  '/api/faq/vote': asksTheCms,
  '/api/newsletter/subscribe': asksTheCms,
  '/api/newsletter/unsubscribe': asksTheCms,
  '/api/newsletter/confirm': asksTheCms,
  '/api/newsletter/preferences': asksTheCms,
  '/api/[...path]': asksTheCms,
  '/api/films/[id]/stream': { free: 'Bytes of a file go through for as long as somebody watches.' },
  '/api/films/[id]/captions': { free: 'Bytes of a file go through.' },
  '/uploads/[...path]': { free: 'Bytes of a file go through.' },
  '/api/chart': ofOwn,
  '/api/biorhythm': ofOwn,
  '/api/relationship': ofOwn,
  '/api/home': ofOwn,
  '/api/cover': ofOwn,
  '/api/calendar/[file]': ofOwn,
  '/api/analysis/sample/[kind]/[picture]': { lane: 'pictures' },
  '/blog/feed.xml': ofOwn,
  '/api/picture': { lane: 'pictures', counts: rateCounter(limits.pictures) },
  '/api/drawing': { lane: 'pictures' },
  '/og/[...path]': { lane: 'pictures' },
  '/api/analysis/download/[token]': { lane: 'downloads' },
  '/api/mydatabase-csv': { lane: 'downloads' },
  '/api/admin/sales/csv': { lane: 'downloads' },
  '/api/admin/lists/[list]/csv': { lane: 'downloads' },
}

const formOf = (path: string) =>
  new RegExp(`^${path.replace(/\[\.{3}\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+')}/?$`)

// An exact address before one with blanks, and what takes the rest of an address last.
const rank = (path: string) => (path.includes('[...') ? 2 : Number(path.includes('[')))

const patterns = Object.entries(handlers)
  .sort(([a], [b]) => rank(a) - rank(b))
  .map(([path, cost]) => ({ form: formOf(path), cost }))

/** Undefined where no handler answers. */
export const costOfHandler = (pathname: string): Cost | undefined =>
  patterns.find(({ form }) => form.test(pathname))?.cost
