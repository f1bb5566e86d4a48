import type { EndpointRow } from '../endpoint-row'

/** Of the back office's calls about coupons, campaigns, pay links and ordered analyses: those that screens make in the browser. */
export const adminShopCalls = {} as const satisfies Record<string, EndpointRow>
