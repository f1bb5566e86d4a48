import type { EndpointRow } from '../endpoint-row'

/** Back office calls about menu addresses and short links that are made in the browser. */
export const adminLinkCalls = {
  adminSetMenuAddress: { method: 'POST', path: '/admin/menu-addresses/{id}' },
  adminResetMenuAddress: { method: 'POST', path: '/admin/menu-addresses/{id}/reset' },
  adminMakeShortLink: { method: 'POST', path: '/admin/short-links' },
  adminChangeShortLink: { method: 'POST', path: '/admin/short-links/{id}' },
  adminSwitchShortLink: { method: 'POST', path: '/admin/short-links/{id}/switch' },
} as const satisfies Record<string, EndpointRow>
