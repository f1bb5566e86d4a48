import { adminCalculationCalls } from './calculation-calls'
import { adminEmailGroupCalls } from './email-group-calls'
import { adminLinkCalls } from './link-calls'
import { adminListCalls } from './list-calls'
import { adminOverviewCalls } from './overview-calls'
import { adminPeopleCalls } from './people-calls'
import { adminSalesCalls } from './sales-calls'
import { adminShopCalls } from './shop-calls'

/** Calls that the back office makes in the browser, without their schemas (see `endpointsOfPages`). */
export const callsOfBackOffice = {
  ...adminListCalls,
  ...adminPeopleCalls,
  ...adminSalesCalls,
  ...adminShopCalls,
  ...adminLinkCalls,
  ...adminOverviewCalls,
  ...adminEmailGroupCalls,
  ...adminCalculationCalls,
} as const
