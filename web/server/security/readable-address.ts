import { isRefusedPath } from '@/base/routing/refused-pages'
import { isInside } from '@/server/next-internals/kept-pages.mjs'
import { isListed } from '@/server/next-internals/listed-pages.mjs'

/**
 * Longer paths are no address of ours: a slug of 255 Cyrillic letters, each written in six, is shorter. They would
 * become names of files, keys of caches and lines of logs.
 */
const longestPath = 2000

/** Where an address that nobody can read leads: to what answers 404 in the manner of its neighbours. */
const insteadOf = {
  api: '/api/unreadable',
  uploads: '/uploads/.unreadable',
  og: '/og/unreadable',
  _next: '/_next/static/unreadable',
} as const satisfies Record<string, string>

const isKnown = (part: string): part is keyof typeof insteadOf => part in insteadOf

/** As uploads are named by the cms, and in no second way of writing it: each would be another picture to keep. */
const picture = /^\/uploads\/[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/

const optimiser = '/_next/image'

/**
 * The address that is answered in the place of what was asked for: that itself, or one that is answered 400 or 404
 * where Next would break (500) or make and keep the same picture once more (decision 115).
 */
export function readableAddress(asked: string): string {
  const [path = '', query = ''] = asked.split(/\?(.*)/s)
  if (!isReadable(path)) {
    const [first = ''] = path.split('/').filter(Boolean)
    return isKnown(first) ? insteadOf[first] : '/unreadable'
  }
  if (path === optimiser && !isOnePicture(query)) return optimiser
  const said = sayable(query)
  return said === query ? asked : [path, said].filter(Boolean).join('?')
}

/** A query without what would be the prototype of Next's own: an array, whose `sort` is no text. */
function sayable(query: string): string {
  if (!/__proto__|%/i.test(query)) return query
  const parts = query.split('&')
  return parts.filter((part) => !new URLSearchParams(part).has('__proto__')).join('&')
}

function isReadable(path: string): boolean {
  if (path.length > longestPath) return false
  try {
    const decoded = decodeURIComponent(path)
    const isOurs = isInside(decoded) || isListed(decoded) || isRefusedPath(decoded)
    return !decoded.includes('\0') && !isOurs
  } catch {
    return false
  }
}

const isOnePicture = (query: string) => picture.test(new URLSearchParams(query).get('url') ?? '')
