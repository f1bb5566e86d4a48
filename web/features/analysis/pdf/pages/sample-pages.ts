import type { AnalysisDocument } from '@krono/contract'
import { recordPages } from '@/features/print/pages/record-pages'
import { renderAnalysisPdf } from '../render-analysis-pdf'

/** Pages before the chapters: the title page and the contents. */
const before = 2

type Setting = { siteName: string; siteUrl: string }

/** The pages of a document's chapters as pictures, as in the printed document. */
export async function samplePages(document: AnalysisDocument, setting: Setting): Promise<string[]> {
  let pagesDrawn = () => [] as string[]
  await renderAnalysisPdf(document, {
    ...setting,
    createdAt: new Date(0),
    onBegin: (pdf) => {
      pagesDrawn = recordPages(pdf)
    },
  })
  return pagesDrawn().slice(before)
}
