import { isRefusedPath } from '@/base/routing/refused-pages'
import { isInside } from '@/server/next-internals/cached-pages.mjs'
import { isListed } from '@/server/next-internals/listed-pages.mjs'

/**
 * Longer paths are no address of ours: a slug of 255 Cyrillic letters, each written in six, is shorter. They would
 * become names of files, keys of caches and lines of logs.
 */
const longestPath = 2000

/** Replacement for an unreadable address: one that answers 404 like its neighbours. */
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
 * where Next would break (500) or make and keep the same picture once more (decision security-headers).
 */
export function readableAddress(asked: string): string {
  const [written = '', query = ''] = asked.split(/\?(.*)/s)
  const path = decodeUnreserved(written)
  if (!isReadable(path)) {
    const [first = ''] = path.split('/').filter(Boolean)
    return isKnown(first) ? insteadOf[first] : '/unreadable'
  }
  if (path === optimiser && !isOnePicture(query)) return optimiser
  const readableQuery = sayable(query)
  return readableQuery === query && path === written
    ? asked
    : [path, readableQuery].filter(Boolean).join('?')
}

/**
 * A path in which letters and digits stand for themselves (RFC 3986, 6.2.2.2): guards, caches and headers compare
 * addresses as they are written, and Next decodes them afterwards. Once: `%2570` stays.
 */
const decodeUnreserved = (path: string) =>
  path.replace(/%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, (encoded) =>
    String.fromCharCode(Number.parseInt(encoded.slice(1), 16)),
  )

/**
 * A query without a parameter that Next would write to the prototype of its own: an array with a `sort` that is no
 * text.
 */
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
