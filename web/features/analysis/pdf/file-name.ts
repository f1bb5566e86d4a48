import type { AnalysisDocument } from '@krono/contract'
import { create } from 'content-disposition'
import { drawableName } from '@/base/text/person-name'
import { titleOf } from '../document/document-title'
import { documentWords } from '../document/document-words'

type Named = Pick<AnalysisDocument, 'kind' | 'language' | 'people' | 'madeOn'>

/** Characters that file systems reject or interpret in a name. */
const forbidden = /[\\/:*?"<>|]|^\.+/g

/** File systems limit a name to 255 bytes; browsers may append to it. */
const mostBytes = 180

/** `Részletes elemzés – Kovács Anna`, in the document's language. */
export function fileNameOf(document: Named): string {
  const { kind } = documentWords(document.language)
  const names = drawableName(titleOf(document).replace(forbidden, ' ')) || document.madeOn
  return cutTo(mostBytes, `${kind(document.kind)} – ${names}`)
}

function cutTo(bytes: number, text: string): string {
  const letters = [...text]
  while (Buffer.byteLength(letters.join('')) > bytes) letters.pop()
  return letters.join('').trim()
}

/** Content-Disposition: the name with accents, and an ASCII name for older programs. */
export function dispositionOf(document: Named): string {
  const fallback = `analysis-${document.kind}-${document.madeOn}.pdf`
  return create(`${fileNameOf(document)}.pdf`, { fallback })
}
