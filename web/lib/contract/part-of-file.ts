import parseRange, { type Range } from 'range-parser'

const lastBytes = /^bytes=-0*[1-9]\d*$/

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14.1.2): the range, both ends inclusive; `whole` without a
 * header or for one that may be ignored (another unit, several ranges, invalid); `none` for an unsatisfiable range (416).
 */
export function partOfFile(header: string | null, size: number): Range | 'whole' | 'none' {
  // The library treats other units as bytes.
  if (!header?.startsWith('bytes=')) return 'whole'
  const found = parseRange(size, header)
  if (found === -2) return 'whole'
  if (found !== -1) return found.length === 1 && found[0] ? found[0] : 'whole'
  // The library refuses a suffix range longer than the file; it means the whole file.
  return lastBytes.test(header) && size > 0 ? { start: 0, end: size - 1 } : 'none'
}
