// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export type { PayingFigures } from './figures'
export { mostFound, shortestFind } from './find-limits'
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
export { type Found, type Need, type NeedKind, needKinds } from './overview'
export { mostViewsOfList, type SavedView } from './views'
