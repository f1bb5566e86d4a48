import { noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { adminLinkCalls as calls } from './link-calls'
import {
  adminMenuAddresses,
  menuAddressAnswer,
  resetMenuAddress,
  setMenuAddress,
} from './menu-addresses'
import {
  adminShortLink,
  changedShortLink,
  newShortLink,
  newShortLinkAnswer,
  shortLinkAnswer,
  switchedShortLink,
} from './short-links'

/** Back office calls about menu addresses and short links. */
export const adminLinkEndpoints = {
  adminMenuAddresses: {
    area: 'read',
    method: 'GET',
    path: '/admin/menu-addresses',
    input: noInput,
    answer: adminMenuAddresses,
  },
  adminSetMenuAddress: {
    area: 'content',
    ...calls.adminSetMenuAddress,
    input: setMenuAddress,
    answer: menuAddressAnswer,
  },
  adminResetMenuAddress: {
    area: 'content',
    ...calls.adminResetMenuAddress,
    input: resetMenuAddress,
    answer: menuAddressAnswer,
  },
  adminMakeShortLink: {
    area: 'content',
    ...calls.adminMakeShortLink,
    input: newShortLink,
    answer: newShortLinkAnswer,
  },
  adminShortLink: {
    area: 'read',
    method: 'GET',
    path: '/admin/short-links/{id}',
    input: noInput,
    answer: adminShortLink,
  },
  adminChangeShortLink: {
    area: 'content',
    ...calls.adminChangeShortLink,
    input: changedShortLink,
    answer: shortLinkAnswer,
  },
  adminSwitchShortLink: {
    area: 'content',
    ...calls.adminSwitchShortLink,
    input: switchedShortLink,
    answer: shortLinkAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
