// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
