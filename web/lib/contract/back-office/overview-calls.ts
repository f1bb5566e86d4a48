import type { EndpointRow } from '../endpoint-row'

/** Of the back office's calls about what needs somebody, and the search of everything: those that screens make in the browser. */
export const adminOverviewCalls = {
  adminFind: { method: 'GET', path: '/admin/find' },
} as const satisfies Record<string, EndpointRow>
