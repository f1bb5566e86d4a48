import type { EndpointRow } from '../endpoint-row'

/** Calls about back office lists and saved views that are made in the browser. */
export const adminListCalls = {
  adminSaveView: { method: 'POST', path: '/admin/views' },
  adminDeleteView: { method: 'POST', path: '/admin/views/delete' },
} as const satisfies Record<string, EndpointRow>
