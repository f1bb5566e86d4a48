import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { adminFixedEmailCalls as calls } from './fixed-email-calls'
import {
  fixedEmailAnswer,
  fixedEmailQuery,
  fixedEmailsAnswer,
  fixedEmailsQuery,
  switchedEmail,
  switchedEmailAnswer,
  testedEmail,
  testedEmailAnswer,
} from './sequences/fixed-emails'
import {
  savedSequence,
  sequenceAnswer,
  sequenceChoicesAnswer,
  sequencePlanAnswer,
  sequencePlanQuery,
  switchedSequence,
} from './sequences/sequences'

/** Back office calls about the e-mails that are sent automatically. */
export const adminFixedEmailEndpoints = {
  adminFixedEmails: {
    area: 'read',
    method: 'GET',
    path: '/admin/fixed-emails',
    input: fixedEmailsQuery,
    answer: fixedEmailsAnswer,
  },
  adminFixedEmail: {
    area: 'read',
    method: 'GET',
    path: '/admin/fixed-emails/{id}',
    input: fixedEmailQuery,
    answer: fixedEmailAnswer,
  },
  adminSwitchFixedEmail: {
    area: 'content',
    ...calls.adminSwitchFixedEmail,
    input: switchedEmail,
    answer: switchedEmailAnswer,
  },
  adminTestFixedEmail: {
    area: 'content',
    ...calls.adminTestFixedEmail,
    input: testedEmail,
    answer: testedEmailAnswer,
  },
  adminSequence: {
    area: 'read',
    method: 'GET',
    path: '/admin/sequences/{id}',
    input: noInput,
    answer: sequenceAnswer,
  },
  adminSequenceChoices: {
    area: 'read',
    method: 'GET',
    path: '/admin/sequence-choices',
    input: noInput,
    answer: sequenceChoicesAnswer,
  },
  adminSequencePlan: {
    area: 'read',
    method: 'GET',
    path: '/admin/sequence-plan',
    input: sequencePlanQuery,
    answer: sequencePlanAnswer,
  },
  adminSaveSequence: {
    area: 'content',
    ...calls.adminSaveSequence,
    input: savedSequence,
    answer: idAnswer,
  },
  adminSwitchSequence: {
    area: 'content',
    ...calls.adminSwitchSequence,
    input: switchedSequence,
    answer: sequenceAnswer,
  },
  // sequenceIsOn (409): it must be switched off first.
  adminDeleteSequence: {
    area: 'content',
    ...calls.adminDeleteSequence,
    input: noInput,
    answer: idAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
