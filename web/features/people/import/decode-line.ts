import { decodeText } from './decode-text'
import { decodeAs } from './single-byte'

const encoded = /^(\w+)((?:;[^:;]*)*;?[^:]*QUOTED-PRINTABLE[^:]*):(.*)$/i
const charset = /CHARSET=["']?([\w-]+)/i

/** A line of vCard 2.1 with letters beyond ASCII as `=C3=81`, in the charset that it names. */
export function decodeLine(line: string): string {
  const [, name, parameters = '', value] = encoded.exec(line) ?? []
  if (name === undefined || value === undefined) return line
  const bytes = new Uint8Array(
    [...value.matchAll(/=([\dA-F]{2})|(.)/gisu)].flatMap(([, hex, letter = '']) =>
      hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
    ),
  )
  const named = charset.exec(parameters)?.[1]
  // Throws for an unknown charset: the card is shown as unreadable.
  const text = named ? decodeAs(bytes, named) : decodeText(bytes)
  return `${name}:${text.replace(/[\r\n]+/g, ' ')}`
}
