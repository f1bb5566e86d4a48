import { noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import {
  jobAnswer,
  jobsAnswer,
  retriedAnswer,
  runJobBody,
  sendAgainAnswer,
  sendAgainBody,
  settingAnswer,
  settingBody,
  settingsAnswer,
} from './system'
import { adminSystemCalls as calls } from './system-calls'

/** A stolen session must not change what holds for everybody. */
const asksPassword = true

/** Back office calls about settings, the outbox and jobs. */
export const adminSystemEndpoints = {
  adminSettings: { method: 'GET', path: '/admin/settings', input: noInput, answer: settingsAnswer },
  adminSaveSetting: {
    ...calls.adminSaveSetting,
    input: settingBody,
    answer: settingAnswer,
    asksPassword,
  },
  adminResetSetting: {
    ...calls.adminResetSetting,
    input: noInput,
    answer: settingAnswer,
    asksPassword,
  },
  adminSendAgain: { ...calls.adminSendAgain, input: sendAgainBody, answer: sendAgainAnswer },
  adminJobs: { method: 'GET', path: '/admin/jobs', input: noInput, answer: jobsAnswer },
  adminRunJob: { ...calls.adminRunJob, input: runJobBody, answer: jobAnswer },
  adminRetryTask: { ...calls.adminRetryTask, input: noInput, answer: retriedAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
