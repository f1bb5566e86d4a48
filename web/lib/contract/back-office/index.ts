// What the back office adds to the package; the contract's door hands it on.
export { type ActName, actNames, type SubjectKind, subjectKinds } from './acts'
export {
  type AdminIncident,
  type AdminPayment,
  type PaymentEvent,
  type Reconciliation,
  refundBody,
} from './payments'
export {
  calculatorPage,
  funnelSteps,
  type MoneySums,
  type SalesAnswer,
  type SalesInCurrency,
  type SalesStep,
  salesAgainst,
  salesLimits,
  salesSteps,
  type WholeSums,
} from './sales'
