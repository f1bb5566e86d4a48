/** Encodings that browsers cannot read: the upper half of each table, from the Unicode Consortium. */
const upperHalves = {
  // DOS for Central Europe
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  // Macintosh for Central Europe
  'x-mac-ce':
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u00a0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
} as const

type OwnEncoding = keyof typeof upperHalves

const aliases: Record<string, OwnEncoding> = {
  cp852: 'cp852',
  ibm852: 'cp852',
  'x-mac-ce': 'x-mac-ce',
  'x-mac-centraleurroman': 'x-mac-ce',
}

/** A text in an encoding by its name. Throws RangeError for an unknown name. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const own = aliases[encoding.toLowerCase()]
  if (!own) return new TextDecoder(encoding).decode(bytes)
  const upper = upperHalves[own]
  const letters: string[] = []
  for (const byte of bytes) {
    letters.push(byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? '\ufffd'))
  }
  return letters.join('')
}
