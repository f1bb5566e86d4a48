import type { EndpointRow } from '../endpoint-row'

/** Back office calls about e-mail groups that are made in the browser. */
export const adminEmailGroupCalls = {
  adminEmailGroups: { method: 'GET', path: '/admin/email-groups' },
  adminPreviewEmailGroup: {
    method: 'POST',
    path: '/admin/email-groups/preview',
    isRepeatable: true,
  },
  adminSaveEmailGroup: { method: 'POST', path: '/admin/email-groups' },
  adminDeleteEmailGroup: { method: 'POST', path: '/admin/email-groups/{id}/delete' },
  adminRemoveFromEmailGroup: { method: 'POST', path: '/admin/email-groups/{id}/remove' },
} as const satisfies Record<string, EndpointRow>
