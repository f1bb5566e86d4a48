export { addressBehind } from '../address-behind'
export type { Answers, Inputs, Sent } from '../calls'
export { formulaCell, inertMark } from '../cells'
export { type EndpointName, endpointRow, endpoints } from '../endpoints'
export { formBytes, pictureBytes } from '../endpoints-of-pages'
export {
  type ErrorBody,
  type ErrorWords,
  errorBody,
  type FieldError,
  mostFieldErrors,
} from '../error-body'
export { type ErrorCode, errors } from '../errors'
export { fairQueue } from '../fair-queue'
export { isRepeatable } from '../is-repeatable'
export { isLinkAddress } from '../link-address'
export { type MailEvent, mailEventBytes } from '../mail-events'
export { networkOf } from '../network-of'
export { normalizeText } from '../normalize-text'
export { codeOfAll, type Parsed, parseInput, queryOf } from '../parse'
export { partOfFile } from '../part-of-file'
export { answerOf, inputOf } from '../schema-of'
export { limitSlowClients, type SlowClientLimits, slowClientLimits } from '../slow-clients'
export { sortKey } from '../sort-key'
