import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { adminEmailGroupCalls as calls } from './email-group-calls'
import {
  emailGroupAnswer,
  emailGroupChoices,
  emailGroupRemoval,
  emailGroupsAnswer,
  emailGroupsQuery,
  groupPreview,
  groupPreviewAnswer,
  savedEmailGroup,
} from './email-groups/email-groups'

/** Back office calls about e-mail groups. */
export const adminEmailGroupEndpoints = {
  adminEmailGroups: {
    area: 'read',
    ...calls.adminEmailGroups,
    input: emailGroupsQuery,
    answer: emailGroupsAnswer,
  },
  adminEmailGroup: {
    area: 'read',
    method: 'GET',
    path: '/admin/email-groups/{id}',
    input: noInput,
    answer: emailGroupAnswer,
  },
  adminEmailGroupChoices: {
    area: 'read',
    method: 'GET',
    path: '/admin/email-group-choices',
    input: noInput,
    answer: emailGroupChoices,
  },
  adminPreviewEmailGroup: {
    area: 'content',
    ...calls.adminPreviewEmailGroup,
    input: groupPreview,
    answer: groupPreviewAnswer,
  },
  adminSaveEmailGroup: {
    area: 'content',
    ...calls.adminSaveEmailGroup,
    input: savedEmailGroup,
    answer: idAnswer,
  },
  // emailGroupInUse (409): an e-mail that is not sent yet goes to it.
  adminDeleteEmailGroup: {
    area: 'content',
    ...calls.adminDeleteEmailGroup,
    input: noInput,
    answer: idAnswer,
  },
  adminRemoveFromEmailGroup: {
    area: 'content',
    ...calls.adminRemoveFromEmailGroup,
    input: emailGroupRemoval,
    answer: emailGroupAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
