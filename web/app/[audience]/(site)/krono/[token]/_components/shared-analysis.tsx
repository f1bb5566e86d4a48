import { AnalysisBody } from '@/features/analysis/document/analysis-body'
import { Cover } from '@/features/analysis/document/cover'
import { sharedDocument } from '@/features/analysis/document/shared-document'
import type { SharedViewProps } from './view-props'

/** An analysis as far as its owner shows it: the chapters that were chosen, with dates or without. */
export function SharedAnalysis({ shared }: SharedViewProps) {
  const document = sharedDocument(shared)
  return (
    <>
      <Cover document={document} />
      <AnalysisBody document={document} />
    </>
  )
}
