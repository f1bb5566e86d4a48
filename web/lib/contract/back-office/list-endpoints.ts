import type { EndpointRow, EndpointSchemas } from '../endpoint-row'

/** Calls of the back office about lists and the views that were saved of them. */
export const adminListEndpoints = {} as const satisfies Record<
  string,
  EndpointRow & EndpointSchemas
>
