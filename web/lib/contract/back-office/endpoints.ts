import { adminCalculationEndpoints } from './calculation-endpoints'
import { adminEmailGroupEndpoints } from './email-group-endpoints'
import { adminFixedEmailEndpoints } from './fixed-email-endpoints'
import { adminLinkEndpoints } from './link-endpoints'
import { adminListEndpoints } from './list-endpoints'
import { adminNumbersEndpoints } from './numbers-endpoints'
import { adminOverviewEndpoints } from './overview-endpoints'
import { adminPeopleEndpoints } from './people-endpoints'
import type { AdminArea } from './roles'
import { adminSalesEndpoints } from './sales-endpoints'
import { adminScheduledEmailEndpoints } from './scheduled-email-endpoints'
import { adminShopEndpoints } from './shop-endpoints'
import { adminSystemEndpoints } from './system-endpoints'

/** Every call of the back office: below /admin, for admins of the roles that its area allows. One table per subject. */
export const backOfficeEndpoints = {
  ...adminListEndpoints,
  ...adminPeopleEndpoints,
  ...adminSalesEndpoints,
  ...adminShopEndpoints,
  ...adminLinkEndpoints,
  ...adminOverviewEndpoints,
  ...adminEmailGroupEndpoints,
  ...adminScheduledEmailEndpoints,
  ...adminFixedEmailEndpoints,
  ...adminCalculationEndpoints,
  ...adminNumbersEndpoints,
  ...adminSystemEndpoints,
} as const satisfies Record<string, { area: AdminArea }>

export type AdminCallName = keyof typeof backOfficeEndpoints

/** What a call of the back office touches. */
export const areaOfCall = (name: AdminCallName): AdminArea => backOfficeEndpoints[name].area
