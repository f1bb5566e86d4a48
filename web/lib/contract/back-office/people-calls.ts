import type { EndpointRow } from '../endpoint-row'

/** Back office calls about users, bulk actions, forms and chart attributes that are made in the browser. */
export const adminPeopleCalls = {
  timelineOfUser: { method: 'GET', path: '/admin/users/{id}/timeline' },
  giveDays: { method: 'POST', path: '/admin/users/{id}/gift-days', isRepeatable: true },
  endTerm: { method: 'POST', path: '/admin/users/{id}/end-term' },
  giveCoupon: { method: 'POST', path: '/admin/users/{id}/coupon', isRepeatable: true },
  writeLetter: { method: 'POST', path: '/admin/users/{id}/letter', isRepeatable: true },
  confirmAgain: { method: 'POST', path: '/admin/users/{id}/confirmation' },
  sendReset: { method: 'POST', path: '/admin/users/{id}/reset' },
  signOut: { method: 'POST', path: '/admin/users/{id}/sign-out' },
  removeSecondFactor: { method: 'POST', path: '/admin/users/{id}/second-factor' },
  blockUser: { method: 'POST', path: '/admin/users/{id}/block' },
  changeRole: { method: 'POST', path: '/admin/users/{id}/role' },
  exportOfUser: { method: 'POST', path: '/admin/users/{id}/export' },
  eraseUser: { method: 'POST', path: '/admin/users/{id}/erase' },
  noteOnUser: { method: 'POST', path: '/admin/users/{id}/note' },
  tryBulk: { method: 'POST', path: '/admin/bulk/try' },
  startBulk: { method: 'POST', path: '/admin/bulk/{id}/start' },
  bulkRuns: { method: 'GET', path: '/admin/bulk' },
  bulkRun: { method: 'GET', path: '/admin/bulk/{id}' },
  stopBulk: { method: 'POST', path: '/admin/bulk/{id}/stop' },
} as const satisfies Record<string, EndpointRow>
