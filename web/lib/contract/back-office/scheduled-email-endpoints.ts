import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { adminScheduledEmailCalls as calls } from './scheduled-email-calls'
import {
  adminPictures,
  adminPicturesQuery,
  adminScheduledEmail,
  plannedScheduledEmail,
  previewedScheduledEmail,
  savedScheduledEmail,
  savedScheduledEmailAnswer,
  scheduledEmailPreview,
  testedScheduledEmail,
  testedScheduledEmailAnswer,
} from './scheduled-emails/scheduled-emails'

/** A step of one e-mail to many. scheduledEmailState (409) if its state does not allow it. */
const step = { area: 'content', input: noInput, answer: idAnswer } as const

/** Back office calls about e-mails to many. */
export const adminScheduledEmailEndpoints = {
  adminScheduledEmail: {
    area: 'read',
    ...calls.adminScheduledEmail,
    input: noInput,
    answer: adminScheduledEmail,
  },
  adminSaveScheduledEmail: {
    area: 'content',
    ...calls.adminSaveScheduledEmail,
    input: savedScheduledEmail,
    answer: savedScheduledEmailAnswer,
  },
  adminPreviewScheduledEmail: {
    area: 'content',
    ...calls.adminPreviewScheduledEmail,
    input: previewedScheduledEmail,
    answer: scheduledEmailPreview,
  },
  adminTestScheduledEmail: {
    area: 'content',
    ...calls.adminTestScheduledEmail,
    input: testedScheduledEmail,
    answer: testedScheduledEmailAnswer,
  },
  // Of a draft.
  adminDeleteScheduledEmail: { ...calls.adminDeleteScheduledEmail, ...step },
  adminPlanScheduledEmail: {
    area: 'content',
    ...calls.adminPlanScheduledEmail,
    input: plannedScheduledEmail,
    answer: idAnswer,
    asksPassword: true,
  },
  adminPauseScheduledEmail: { ...calls.adminPauseScheduledEmail, ...step },
  adminResumeScheduledEmail: { ...calls.adminResumeScheduledEmail, ...step, asksPassword: true },
  // A waiting one is a draft again; of one that has started, what is left is not sent.
  adminCancelScheduledEmail: { ...calls.adminCancelScheduledEmail, ...step },
  adminPictures: {
    area: 'content',
    ...calls.adminPictures,
    input: adminPicturesQuery,
    answer: adminPictures,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
