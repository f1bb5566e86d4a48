// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export {
  type BulkRun,
  type BulkWho,
  bulkStates,
  mostChosen,
  type SkipReason,
  skipReasons,
} from './bulk'
export {
  type Forms,
  type Natures,
  natureChakras,
  natureFields,
} from './natures'
export { type BulkAct, bulkAct, giftDayLimits } from './people-acts'
export {
  type AdminUser,
  type EventGroup,
  eventGroups,
  eventsOnPage,
  type UserEvent,
} from './person'
