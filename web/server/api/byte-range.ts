/** Part of a file, both ends included, in bytes. */
export type ByteRange = { first: number; last: number }

const form = /^bytes=(\d*)-(\d*)$/

/**
 * What a Range header asks of a file of that size (RFC 9110, 14.1.2): a part of it, `whole` where there is no header or
 * one that may be ignored (another unit, several parts, no sense), `none` where the part lies outside.
 */
export function byteRangeOf(header: string | null, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = form.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  const end = size - 1
  if (first === '') {
    // The last so many bytes.
    const length = Number(last)
    return length === 0 || size === 0 ? 'none' : { first: Math.max(0, size - length), last: end }
  }
  const [from, to] = [Number(first), last === '' ? end : Number(last)]
  if (from > end) return 'none'
  return to < from ? 'whole' : { first: from, last: Math.min(to, end) }
}
