import { oneLine } from './one-line'

const longest = 60
const looksLikeAnAddress = /[@:/\\]|\p{L}\.\p{L}{2}|www\./iu

/**
 * The name with which a letter may greet. Anybody can register somebody else's address with a "name" that
 * advertises a site; mail programs would make a link of it. Such a name is none.
 */
export function nameInLetter(name: string | null): string | null {
  const line = oneLine(name ?? '')
  if (line === '' || line.length > longest || looksLikeAnAddress.test(line)) return null
  return line
}
