export {
  type Analysis,
  type AnalysisAnswer,
  type AnalysisPerson,
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
  type PersonRole,
  pagesOfAnalysis,
  peopleOfAnalysis,
  personRoles,
  productOfAnalysis,
  rolesOfAnalysis,
  youngestOfAnalysis,
} from '../analysis-kinds'
export { suitsPeople } from '../analysis-people'
export { type ChapterFeedback, type Feedback, isAboutPeople } from '../chapter-feedback'
export { type ChapterKey, chapterKeys, chaptersOfKind } from '../chapters'
export {
  type NextAnalysis,
  type NextReason,
  nextAnalysisAnswer,
  nextReasons,
} from '../next-analysis'
export type { Reading } from '../readings'
export { yearsOn } from '../years-on'
