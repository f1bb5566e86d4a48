import type { EndpointRow } from '../endpoint-row'

/** The longest e-mail, each character in four bytes. */
const maxBytes = 420 * 1024

const path = '/admin/scheduled-emails'

/** Back office calls about e-mails to many that are made in the browser. */
export const adminScheduledEmailCalls = {
  adminScheduledEmail: { method: 'GET', path: `${path}/{id}` },
  adminSaveScheduledEmail: { method: 'POST', path, maxBytes },
  adminPreviewScheduledEmail: {
    method: 'POST',
    path: `${path}/preview`,
    maxBytes,
    isRepeatable: true,
  },
  adminTestScheduledEmail: { method: 'POST', path: `${path}/test`, maxBytes },
  adminDeleteScheduledEmail: { method: 'POST', path: `${path}/{id}/delete` },
  adminPlanScheduledEmail: { method: 'POST', path: `${path}/{id}/plan` },
  adminPauseScheduledEmail: { method: 'POST', path: `${path}/{id}/pause` },
  adminResumeScheduledEmail: { method: 'POST', path: `${path}/{id}/resume` },
  adminCancelScheduledEmail: { method: 'POST', path: `${path}/{id}/cancel` },
  adminPictures: { method: 'GET', path: '/admin/pictures' },
} as const satisfies Record<string, EndpointRow>
