import { adminCalculationCalls } from './calculation-calls'
import { adminEmailGroupCalls } from './email-group-calls'
import { adminFixedEmailCalls } from './fixed-email-calls'
import { adminLinkCalls } from './link-calls'
import { adminListCalls } from './list-calls'
import { adminOverviewCalls } from './overview-calls'
import { adminPeopleCalls } from './people-calls'
import { adminSalesCalls } from './sales-calls'
import { adminScheduledEmailCalls } from './scheduled-email-calls'
import { adminShopCalls } from './shop-calls'
import { adminSystemCalls } from './system-calls'

/** Calls that the back office makes in the browser, without their schemas (see `endpointsOfPages`). */
export const callsOfBackOffice = {
  ...adminListCalls,
  ...adminPeopleCalls,
  ...adminSalesCalls,
  ...adminShopCalls,
  ...adminLinkCalls,
  ...adminOverviewCalls,
  ...adminEmailGroupCalls,
  ...adminScheduledEmailCalls,
  ...adminFixedEmailCalls,
  ...adminCalculationCalls,
  ...adminSystemCalls,
} as const
