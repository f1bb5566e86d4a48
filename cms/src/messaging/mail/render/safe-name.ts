import { oneLine } from './one-line'

const longest = 60
const looksLikeAnAddress = /[@:/\\]|\p{L}\.\p{L}{2}|www\./iu

/**
 * The name for the greeting. A third party can register an address with a "name" that advertises a site, which mail
 * programs would link; such a name is dropped.
 */
export function safeName(name: string | null): string | null {
  const line = oneLine(name ?? '')
  if (line === '' || line.length > longest || looksLikeAnAddress.test(line)) return null
  return line
}
