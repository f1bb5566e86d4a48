import type { EndpointRow } from '../endpoint-row'

/** Calls of the back office for open tasks and the global search: those that screens make in the browser. */
export const adminOverviewCalls = {
  adminFind: { method: 'GET', path: '/admin/find' },
} as const satisfies Record<string, EndpointRow>
