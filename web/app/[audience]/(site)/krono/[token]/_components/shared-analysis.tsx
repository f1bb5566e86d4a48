import { AnalysisBody } from '@/features/analysis/document/analysis-body'
import { Cover } from '@/features/analysis/document/cover'
import { sharedDocument } from '@/features/analysis/document/shared-document'
import type { SharedViewProps } from './view-props'

/** A shared analysis: the chapters selected by its owner, with or without dates. */
export function SharedAnalysis({ shared }: SharedViewProps) {
  const document = sharedDocument(shared)
  return (
    <>
      <Cover document={document} />
      <AnalysisBody document={document} />
    </>
  )
}
