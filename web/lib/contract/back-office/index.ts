// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export {
  type BulkRun,
  type BulkWho,
  type SkipReason,
  skipReasons,
} from './bulk'
export type { PayingFigures } from './figures'
export {
  adminLists,
  canFilter,
  columnsOf,
  isListName,
  type ListName,
  listNames,
  listShape,
} from './lists'
export { type ListFilter, readFilter } from './lists/list-filter'
export {
  type ListAnswer,
  type ListCell,
  type ListRow,
  listFilters,
  listSizes,
} from './lists/list-query'
export type { ColumnShape, ListShape } from './lists/list-shape'
export { type PayingState, payingStates } from './lists/users'
export { natureChakras, natureFields } from './nature-words'
export type { Forms, Natures } from './natures'
export { type BulkAct, bulkAct, giftDayLimits } from './people-acts'
export {
  type AdminUser,
  type EventGroup,
  eventsOnPage,
  type UserEvent,
} from './person'
export { mostViewsOfList, type SavedView } from './views'
