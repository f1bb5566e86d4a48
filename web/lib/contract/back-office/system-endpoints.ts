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
  adminSettings: {
    area: 'readSettings',
    method: 'GET',
    path: '/admin/settings',
    input: noInput,
    answer: settingsAnswer,
  },
  adminSaveSetting: {
    area: 'settings',
    ...calls.adminSaveSetting,
    input: settingBody,
    answer: settingAnswer,
    asksPassword,
  },
  adminResetSetting: {
    area: 'settings',
    ...calls.adminResetSetting,
    input: noInput,
    answer: settingAnswer,
    asksPassword,
  },
  adminSendAgain: {
    area: 'system',
    ...calls.adminSendAgain,
    input: sendAgainBody,
    answer: sendAgainAnswer,
  },
  adminJobs: {
    area: 'readSystem',
    method: 'GET',
    path: '/admin/jobs',
    input: noInput,
    answer: jobsAnswer,
  },
  adminRunJob: { area: 'system', ...calls.adminRunJob, input: runJobBody, answer: jobAnswer },
  adminRetryTask: {
    area: 'system',
    ...calls.adminRetryTask,
    input: noInput,
    answer: retriedAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
