import type { EndpointRow } from '../endpoint-row'

/** Back office calls about automatic e-mails and sequences that are made in the browser. */
export const adminFixedEmailCalls = {
  adminSwitchFixedEmail: { method: 'POST', path: '/admin/fixed-emails/{id}/switch' },
  adminTestFixedEmail: { method: 'POST', path: '/admin/fixed-emails/{id}/test' },
  adminSaveSequence: { method: 'POST', path: '/admin/sequences' },
  adminSwitchSequence: { method: 'POST', path: '/admin/sequences/{id}/switch' },
  adminDeleteSequence: { method: 'POST', path: '/admin/sequences/{id}/delete' },
} as const satisfies Record<string, EndpointRow>
