/** How a file is cached by the rules of HTTP (RFC 9110, RFC 9111; decision http-validators). */
export type FileAnswer = {
  /** strong: from the data, before the file is made; weak: of a text, which Next compresses; none: it has a date only. */
  etag: 'strong' | 'weak' | 'none'
  cacheControl: string
  /** Last-Modified is sent. */
  hasDate: boolean
  /** HEAD has Content-Length: the size is known without making the file, at the latest after the first GET. */
  hasLengthInHead: boolean
}

/** Responses without validators. */
type OtherAnswer = { reason: string }

const week = 'public, max-age=604800'
const day = 'public, max-age=86400'
const always = 'public, no-cache'
const private_ = 'private, no-cache'

const calls = { reason: 'Data of a call, short and never stored.' }
const changes = { reason: 'It changes data, redirects or shows a page, and is never stored.' }
const exports = { reason: 'A private export, made while the client reads it and never stored.' }
const status = { reason: 'The state of this moment, never stored.' }

/** Every route handler of web by its folder: how it is cached, or why it has no validators. */
export const fileAnswers = {
  'api/analysis/download/[token]': {
    etag: 'strong',
    cacheControl: private_,
    hasDate: true,
    hasLengthInHead: true,
  },
  'api/analysis/sample/[kind]/[picture]': {
    etag: 'weak',
    cacheControl: week,
    hasDate: false,
    hasLengthInHead: false,
  },
  'api/calendar/[file]': {
    etag: 'weak',
    cacheControl: 'private, max-age=3600',
    hasDate: true,
    hasLengthInHead: false,
  },
  'api/certificate/[token]/pdf': {
    etag: 'strong',
    cacheControl: private_,
    hasDate: false,
    hasLengthInHead: false,
  },
  'api/cover': { etag: 'weak', cacheControl: week, hasDate: true, hasLengthInHead: false },
  'api/drawing': { etag: 'strong', cacheControl: day, hasDate: true, hasLengthInHead: true },
  'api/ebooks/file/[token]/[format]': {
    etag: 'strong',
    cacheControl: private_,
    hasDate: false,
    hasLengthInHead: false,
  },
  'api/films/[id]/stream': {
    etag: 'strong',
    cacheControl: 'private, no-store',
    hasDate: false,
    hasLengthInHead: true,
  },
  'api/picture': {
    etag: 'strong',
    cacheControl: private_,
    hasDate: false,
    hasLengthInHead: false,
  },
  'og/[...path]': { etag: 'strong', cacheControl: week, hasDate: false, hasLengthInHead: true },
  'uploads/[...path]': {
    etag: 'none',
    cacheControl: 'public, max-age=300',
    hasDate: true,
    hasLengthInHead: true,
  },
  '[audience]/blog/feed.xml': {
    etag: 'weak',
    cacheControl: always,
    hasDate: true,
    hasLengthInHead: false,
  },
  '[audience]/u/[name]': changes,
  'api/[...path]': calls,
  'api/admin/calculations/[id]/[format]': exports,
  'api/admin/lists/[list]/csv': exports,
  'api/admin/sales/csv': exports,
  'api/biorhythm': calls,
  'api/chart': calls,
  'api/consent': changes,
  'api/contact/form': changes,
  'api/exit-preview': changes,
  'api/faq/vote': changes,
  'api/felt-day-form': changes,
  'api/films/[id]/captions': { reason: 'A private text, read once with its video, never stored.' },
  'api/health': status,
  'api/home': calls,
  'api/mail/events': changes,
  'api/mydatabase-csv': exports,
  'api/newsletter/confirm': changes,
  'api/newsletter/preferences': changes,
  'api/newsletter/subscribe': changes,
  'api/newsletter/unsubscribe': changes,
  'api/page-views': changes,
  'api/preview': changes,
  'api/preview/learner': changes,
  'api/relationship': calls,
  'api/revalidate': changes,
  'api/session-over': changes,
  'api/withdrawal/form': changes,
  readyz: status,
} as const satisfies Record<string, FileAnswer | OtherAnswer>

type Rows = typeof fileAnswers

export type FileRoute = {
  [Name in keyof Rows]: Rows[Name] extends FileAnswer ? Name : never
}[keyof Rows]
