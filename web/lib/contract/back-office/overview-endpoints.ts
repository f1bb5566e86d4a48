import type { EndpointRow, EndpointSchemas } from '../endpoint-row'

/** Calls of the back office about what needs somebody, and the search of everything. */
export const adminOverviewEndpoints = {} as const satisfies Record<
  string,
  EndpointRow & EndpointSchemas
>
