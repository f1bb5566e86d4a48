import { type AnalysisDocument, analysisDocument, type SharedResult } from '@krono/contract'

/** The document of a shared analysis; the cms sends only the parts that its owner shares. */
export const sharedDocument = ({ result }: Pick<SharedResult, 'result'>): AnalysisDocument =>
  analysisDocument.parse(result.document)
