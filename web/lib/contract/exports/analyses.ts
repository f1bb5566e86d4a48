export {
  type Analysis,
  type AnalysisAnswer,
  type AnalysisShare,
  analysisAnswer,
  analysisQuery,
  analysisShareAnswer,
  analysisShareBody,
  type Download,
  type DownloadAnswer,
  downloadAnswer,
  downloadDays,
  downloadLinkAnswer,
  downloadLinkBody,
  type ListedAnalysisShare,
  sampleAnswer,
  sampleQuery,
  type WithheldAnalysis,
} from '../analyses'
export {
  type AnalysisChapter,
  type AnalysisDocument,
  analysisDocument,
  type ChapterBlock,
} from '../analysis-document'
export {
  type AnalysisKind,
  analysisKinds,
  analysisOfProduct,
  pagesOfAnalysis,
  peopleOfAnalysis,
  productOfAnalysis,
} from '../analysis-kinds'
export { type ChapterKey, chapterKeys } from '../chapters'
export type { Reading } from '../readings'
