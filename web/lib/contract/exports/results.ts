export { type BiorhythmQuery, biorhythmQuery, defaultDays } from '../biorhythm'
export { earliestBirthDate, isBirthDate, isCalendarDate } from '../birth-date'
export {
  type Feed,
  type FeedContent,
  feedContent,
  feedId,
  feedQuery,
  feedSchema,
  feedsAnswer,
  type ListedFeed,
  mostFeeds,
  newFeed,
} from '../calendar'
export {
  type ChartQuery,
  type ChartTexts,
  chartQuery,
  chartTextsAnswer,
  chartTextsQuery,
} from '../chart'
export type { DateFault } from '../date-faults'
export {
  type DateGroup,
  dateGroupId,
  dateGroupSchema,
  dateGroupsAnswer,
  dateGroupUpdate,
  mostDateGroups,
  newDateGroup,
} from '../date-groups'
export { birthDate, calendarDate } from '../dates'
export {
  type DrawingQuery,
  drawingPath,
  drawingQuery,
  drawingSize,
  emblemPath,
} from '../drawings'
export {
  type FeltDay,
  feltDayBody,
  feltDaySchema,
  feltDaysAnswer,
  feltDaysQuery,
  mostFeltDays,
} from '../felt-days'
export { feltDaysBack, feltReminderHours, feltWordLength } from '../felt-scales'
export {
  type GuestInvitation,
  type GuestResult,
  guestInvitation,
  type Invitation,
  invitationAnswer,
  invitationId,
  invitationSchema,
  invitationStates,
  invitationsAnswer,
  invitationToken,
  mostInvitations,
  newInvitation,
} from '../invitations'
export { darkPalette, lightPalette } from '../palette'
export {
  mostTests,
  newTest,
  type TestResult,
  testResultId,
  testResultSchema,
  testResultsAnswer,
} from '../personality'
export {
  fewestPeople,
  mostPeople,
  type Person,
  person,
  type RelationshipEntry,
  type RelationshipQuery,
  relationshipListAddition,
  relationshipListAnswer,
  relationshipListRemoval,
  relationshipQuery,
} from '../relationship'
export {
  allSavedDatesAnswer,
  commonGroups,
  type ImportedPerson,
  importAnswer,
  mostImported,
  mostSavedDates,
  newSavedDate,
  type SavedDate,
  type SavedDatesQuery,
  savedDateId,
  savedDateSchema,
  savedDateSorts,
  savedDatesAnswer,
  savedDatesImport,
  savedDatesQuery,
  savedDateUpdate,
} from '../saved-dates'
export { scoringVersion } from '../scoring-version'
export { sharedGoodDays } from '../shared-days'
export {
  type ListedShare,
  mostShares,
  newShare,
  type Share,
  type SharedResult,
  type ShareKind,
  sharedResult,
  shareId,
  shareKinds,
  shareQuery,
  shareSchema,
  sharesAnswer,
} from '../sharing'
