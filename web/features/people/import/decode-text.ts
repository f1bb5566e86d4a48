import { FileError } from './found-people'
import { decodeAs } from './single-byte'

/** Single-byte encodings of Hungarian and Russian files, the most likely first. */
const candidates = [
  'windows-1250',
  'windows-1251',
  'cp852',
  'x-mac-ce',
  'koi8-r',
  'ibm866',
  'x-mac-cyrillic',
] as const

/** Number of bytes that decide the encoding. */
const sampleBytes = 200_000

/**
 * The text of a file: by its byte order mark, as UTF-16 or UTF-8, or in the single-byte encoding in which it looks like
 * words. Throws FileError: `notText` for a binary file, `unknownEncoding` if no encoding gives words.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = findUtf16(bytes)
  const text = wide ? new TextDecoder(wide).decode(bytes) : decodeBytes(bytes)
  if (text.includes('\0')) throw new FileError('notText')
  return text
}

function decodeBytes(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new FileError('notText')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const sample = bytes.subarray(0, sampleBytes)
    const [best] = candidates
      .map((encoding) => ({ encoding, ...rate(decodeAs(sample, encoding)) }))
      .sort((a, b) => b.points - a.points)
    if (!best?.isWords) throw new FileError('unknownEncoding')
    return decodeAs(bytes, best.encoding)
  }
}

/** By the byte order mark, or by the zero bytes beside ASCII letters. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  // Too few bytes to decide.
  if (sample.length < 16) return undefined
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 8
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}

const hungarian = /[áéíóöőúüű]/i
const cyrillic = /\p{Script=Cyrillic}/u
const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)
const isUpper = (sign: string) => sign !== sign.toLowerCase()
const isLower = (sign: string | undefined) => isLetter(sign) && sign !== sign?.toUpperCase()

/** How much a text looks like Hungarian or Russian, by its non-ASCII letters. */
function rate(text: string): { points: number; isWords: boolean } {
  const signs = [...text]
  let points = 0
  let odd = 0
  let all = 0
  for (const [index, sign] of signs.entries()) {
    if (sign < '\u0080') continue
    all += 1
    const before = signs[index - 1]
    const isBesideLetter = isLetter(before) || isLetter(signs[index + 1])
    const isMixed = isLetter(before) && cyrillic.test(before ?? '') !== cyrillic.test(sign)
    if (!isLetter(sign)) {
      // Quotation marks and dashes are beside words; other signs within words show a wrong encoding.
      const isPunctuation = /[„”“’‘–—«»…\u00a0№]/.test(sign)
      points -= isPunctuation ? 0 : isBesideLetter ? 4 : 1
      if (!isPunctuation && isBesideLetter) odd += 1
    } else if (isMixed || (isUpper(sign) && isLower(before))) {
      points -= 3
      odd += 1
    } else if (cyrillic.test(sign)) points += /[а-яё]/i.test(sign) ? 2 : 0
    else {
      points += hungarian.test(sign) ? 3 : 1
      // Hungarian rarely has two adjacent accented letters; Russian read as Hungarian always has.
      if (before !== undefined && before >= '\u0080') points -= 3
    }
  }
  return { points, isWords: points > 0 && odd * 5 <= all && !text.includes('\ufffd') }
}
