// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export {
  type Found,
  mostFound,
  type Need,
  type NeedKind,
  needKinds,
  type Overview,
  shortestFind,
} from './overview'
