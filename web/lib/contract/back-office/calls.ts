import { adminListCalls } from './list-calls'
import { adminOverviewCalls } from './overview-calls'
import { adminPeopleCalls } from './people-calls'
import { adminSalesCalls } from './sales-calls'
import { adminShopCalls } from './shop-calls'

/** The calls that screens of the back office make in the browser, without their schemas (`endpointsOfPages`). */
export const callsOfBackOffice = {
  ...adminListCalls,
  ...adminPeopleCalls,
  ...adminSalesCalls,
  ...adminShopCalls,
  ...adminOverviewCalls,
} as const
