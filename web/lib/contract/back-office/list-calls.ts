import type { EndpointRow } from '../endpoint-row'

/** Of the back office's calls about lists and the views that were saved of them: those that screens make in the browser. */
export const adminListCalls = {
  adminSaveView: { method: 'POST', path: '/admin/views' },
  adminDeleteView: { method: 'POST', path: '/admin/views/delete' },
} as const satisfies Record<string, EndpointRow>
