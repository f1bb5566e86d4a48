import { withoutJobs } from '../support/without-jobs'

// One file, because one Stripe sandbox serves each cms: what a test holds back there, all tests miss. Accidents go
// first: the reconciliation reads every event that Stripe has, and the storms of events leave thousands.
import '../payments/accidents'
import '../payments/paying'
import '../payments/grace'
import '../payments/plans'
import '../payments/plan-changes'
import '../payments/extensions'
import '../payments/given-back'
import '../payments/refunds'
import '../payments/leaving'
import '../payments/given'
import '../payments/failures'
import '../payments/tries'
import '../payments/stripe-moments'
import '../payments/taken-away'
import '../payments/disputes'
import '../payments/letters'
import '../payments/aftermath'
import '../payments/broken-by-hand'
import '../payments/billing-date'
import '../payments/held-in-order'
import '../payments/events'
import '../payments/forgetting'

withoutJobs()
