import type { EndpointRow, EndpointSchemas } from '../endpoint-row'

/** Calls of the back office about coupons, campaigns, pay links and ordered analyses. */
export const adminShopEndpoints = {} as const satisfies Record<
  string,
  EndpointRow & EndpointSchemas
>
