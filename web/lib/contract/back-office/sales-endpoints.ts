import type { EndpointRow, EndpointSchemas } from '../endpoint-row'

/** Calls of the back office about figures, payments, refunds and incidents. */
export const adminSalesEndpoints = {} as const satisfies Record<
  string,
  EndpointRow & EndpointSchemas
>
