/** An object of an incremental update: its dictionary, and the bytes of its stream. */
export type Changed = { id: number; dictionary: string; stream?: Uint8Array }

type Update = {
  /** Length of the file before the update, and the position of its cross-reference table. */
  length: number
  previousTable: number
  changed: readonly Changed[]
  /** The entries of the trailer except /Prev. */
  trailer: string
}

/** Bytes to append to a PDF so that objects have other contents (PDF 1.7, 7.5.6); the file itself stays as it is. */
export function pdfUpdate({ length, previousTable, changed, trailer }: Update): Uint8Array {
  const parts: Uint8Array[] = []
  let at = length
  const write = (bytes: Uint8Array) => {
    parts.push(bytes)
    at += bytes.byteLength
  }
  const writeText = (text: string) => write(Buffer.from(text, 'latin1'))
  const table = changed
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, dictionary, stream }) => {
      const row = `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`
      const size = stream ? ` /Length ${stream.byteLength}` : ''
      writeText(`${id} 0 obj\n<< ${dictionary}${size} >>\n`)
      if (stream) {
        writeText('stream\n')
        write(stream)
        writeText('\nendstream\n')
      }
      writeText('endobj\n')
      return row
    })
  const start = at
  writeText(`xref\n${table.join('')}trailer\n<< ${trailer} /Prev ${previousTable} >>\n`)
  writeText(`startxref\n${start}\n%%EOF\n`)
  return Buffer.concat(parts)
}

/** The position of the last cross-reference table of a PDF. */
export function lastTableOf(bytes: Uint8Array): number {
  const end = Buffer.from(bytes.subarray(-64)).toString('latin1')
  const [, position] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? []
  if (!position) throw new Error('A PDF without a cross-reference table.')
  return Number(position)
}

/** A text as a PDF string: hexadecimal, so that nothing in it is syntax. */
export const pdfText = (text: string) =>
  `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`
