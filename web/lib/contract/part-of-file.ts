import parseRange, { type Range } from 'range-parser'

const lastBytes = /^bytes=-0*[1-9]\d*$/

/**
 * What a Range header asks of a file of that size (RFC 9110, 14.1.2): a part of it, both ends included, `whole` where
 * there is no header or one that may be ignored (another unit, several parts, no sense), `none` where there is no such
 * part.
 */
export function partOfFile(header: string | null, size: number): Range | 'whole' | 'none' {
  // The library judges other units as if they were bytes.
  if (!header?.startsWith('bytes=')) return 'whole'
  const found = parseRange(size, header)
  if (found === -2) return 'whole'
  if (found !== -1) return found.length === 1 && found[0] ? found[0] : 'whole'
  // It finds no part in the last so many bytes of a file that has fewer; they are all of it.
  return lastBytes.test(header) && size > 0 ? { start: 0, end: size - 1 } : 'none'
}
