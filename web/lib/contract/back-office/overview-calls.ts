import type { EndpointRow } from '../endpoint-row'

/** Back office calls for open tasks and the global search that are made in the browser. */
export const adminOverviewCalls = {
  adminFind: { method: 'GET', path: '/admin/find' },
} as const satisfies Record<string, EndpointRow>
