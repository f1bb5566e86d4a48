import type { AnalysisDocument } from '@krono/contract'
import { create } from 'content-disposition'
import { cutFileName, partOfFileName } from '@/features/print/file-names'
import { titleOf } from '../document/document-title'
import { documentWords } from '../document/document-words'

type Named = Pick<AnalysisDocument, 'kind' | 'language' | 'people' | 'madeOn'>

/** `Részletes elemzés – Kovács Anna`, in the document's language. */
export function fileNameOf(document: Named): string {
  const { kind } = documentWords(document.language)
  const names = partOfFileName(titleOf(document)) || document.madeOn
  return cutFileName(`${kind(document.kind)} – ${names}`)
}

/** Content-Disposition: the name with accents, and an ASCII name for older programs. */
export function dispositionOf(document: Named): string {
  const fallback = `analysis-${document.kind}-${document.madeOn}.pdf`
  return create(`${fileNameOf(document)}.pdf`, { fallback })
}
