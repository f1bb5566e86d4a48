import { withoutJobs } from '../support/without-jobs'

import '../payments/one-checkout'
import '../payments/one-subscription'
import '../payments/slow-banks'
import '../payments/storm'

withoutJobs()
