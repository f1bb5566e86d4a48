import { isRefusedPath } from '@/base/routing/refused-pages'
import { isInside } from '@/server/next-internals/cached-pages.mjs'
import { isListed } from '@/server/next-internals/listed-pages.mjs'

/**
 * Maximum path length. Our longest slug (255 Cyrillic letters of six characters each) is shorter. Longer paths would
 * become file names, cache keys and log lines.
 */
const maxPathLength = 2000

/** Replacements for an unreadable address, by first segment; all answer 404. */
const replacements = {
  api: '/api/unreadable',
  uploads: '/uploads/.unreadable',
  og: '/og/unreadable',
  _next: '/_next/static/unreadable',
} as const satisfies Record<string, string>

const isKnown = (part: string): part is keyof typeof replacements => part in replacements

/** Names of uploads in the cms, without alternative spellings: each would be stored as another picture. */
const picture = /^\/uploads\/[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/

const optimiser = '/_next/image'

/**
 * Returns the address itself, or a replacement that answers 400 or 404 where Next would answer 500, or would render and
 * store the same picture again (decision security-headers).
 */
export function readableAddress(address: string): string {
  const [written = '', query = ''] = address.split(/\?(.*)/s)
  const path = decodeUnreserved(written)
  if (!isReadable(path)) {
    const [first = ''] = path.split('/').filter(Boolean)
    return isKnown(first) ? replacements[first] : '/unreadable'
  }
  if (path === optimiser && !isOnePicture(query)) return optimiser
  const readableQuery = withoutPrototype(query)
  return readableQuery === query && path === written
    ? address
    : [path, readableQuery].filter(Boolean).join('?')
}

/**
 * Decodes percent-encoded letters and digits of a path (RFC 3986, 6.2.2.2), because guards, caches and headers compare
 * encoded addresses, and Next decodes them later. Decodes once: `%2570` stays.
 */
const decodeUnreserved = (path: string) =>
  path.replace(/%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, (encoded) =>
    String.fromCharCode(Number.parseInt(encoded.slice(1), 16)),
  )

/**
 * Removes `__proto__` parameters: Next would set them as the prototype of its query object, which makes it an array
 * with a `sort` that is not a string.
 */
function withoutPrototype(query: string): string {
  if (!/__proto__|%/i.test(query)) return query
  const parts = query.split('&')
  return parts.filter((part) => !new URLSearchParams(part).has('__proto__')).join('&')
}

function isReadable(path: string): boolean {
  if (path.length > maxPathLength) return false
  try {
    const decoded = decodeURIComponent(path)
    const isOurs = isInside(decoded) || isListed(decoded) || isRefusedPath(decoded)
    return !decoded.includes('\0') && !isOurs
  } catch {
    return false
  }
}

const isOnePicture = (query: string) => picture.test(new URLSearchParams(query).get('url') ?? '')
