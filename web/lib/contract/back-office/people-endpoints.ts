import type { EndpointRow, EndpointSchemas } from '../endpoint-row'

/** Calls of the back office about one user, acts on one and on many, forms and natures. */
export const adminPeopleEndpoints = {} as const satisfies Record<
  string,
  EndpointRow & EndpointSchemas
>
