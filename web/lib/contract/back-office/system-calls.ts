import type { EndpointRow } from '../endpoint-row'

/** Calls about settings, the outbox and jobs that are made in the browser. */
export const adminSystemCalls = {
  adminSaveSetting: { method: 'POST', path: '/admin/settings/{id}' },
  adminResetSetting: { method: 'POST', path: '/admin/settings/{id}/reset' },
  adminSendAgain: { method: 'POST', path: '/admin/outbox/send-again' },
  adminRunJob: { method: 'POST', path: '/admin/jobs/{id}/run' },
  adminRetryTask: { method: 'POST', path: '/admin/tasks/{id}/retry' },
} as const satisfies Record<string, EndpointRow>
