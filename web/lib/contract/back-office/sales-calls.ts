import type { EndpointRow } from '../endpoint-row'

/** Of the back office's calls about figures, payments, refunds and incidents: those that screens make in the browser. */
export const adminSalesCalls = {} as const satisfies Record<string, EndpointRow>
