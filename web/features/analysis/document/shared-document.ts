import { type AnalysisDocument, analysisDocument, type SharedResult } from '@krono/contract'

/** The document of a shared analysis; of it the cms sends what its owner shows. */
export const sharedDocument = ({ result }: Pick<SharedResult, 'result'>): AnalysisDocument =>
  analysisDocument.parse(result.document)
