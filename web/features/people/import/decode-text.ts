import { FileError } from './found-people'

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/**
 * The text of a file: by its byte order mark, as UTF-8, or else as Windows writes Hungarian and Russian.
 * Throws FileError `notText` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeBytes(bytes)
  if (text.includes('\0')) throw new FileError('notText')
  return text
}

function decodeBytes(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, isCyrillic(bytes) ? 'windows-1251' : 'windows-1250')
  }
}

/** In Russian, letters beyond ASCII stand side by side; in Hungarian, one by one among others. */
function isCyrillic(bytes: Uint8Array): boolean {
  let letters = 0
  let neighbours = 0
  for (const [index, byte] of bytes.entries()) {
    if (byte < 0xc0) continue
    letters += 1
    if ((bytes[index - 1] ?? 0) >= 0xc0) neighbours += 1
  }
  return neighbours * 2 > letters
}
