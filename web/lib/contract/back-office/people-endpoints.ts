import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { exportAnswer } from '../user'
import { bulkAnswer, bulkRunsAnswer, startBulkBody, tryBulkBody } from './bulk'
import {
  blockBody,
  changeRoleBody,
  endTermBody,
  eraseBody,
  giveCouponBody,
  giveDaysBody,
  noteBody,
  reasonBody,
  writeEmailBody,
} from './people-actions'
import { adminPeopleCalls as calls } from './people-calls'
import { adminUserAnswer, timelineAnswer, timelineQuery } from './person'
import { chartAttributesAnswer, formsAnswer } from './user-figures'

const user = { answer: adminUserAnswer }

/** Money, rights, and personal data: a stolen session must not be enough (spec §2, "Back office"). */
const dangerous = { ...user, asksPassword: true } as const

/** Back office calls about users, bulk actions, forms and chart attributes. */
export const adminPeopleEndpoints = {
  userOfAdmin: { method: 'GET', path: '/admin/users/{id}', area: 'read', input: noInput, ...user },
  timelineOfUser: {
    ...calls.timelineOfUser,
    area: 'read',
    input: timelineQuery,
    answer: timelineAnswer,
  },
  giveDays: { ...calls.giveDays, area: 'service', input: giveDaysBody, ...dangerous },
  endTerm: { ...calls.endTerm, area: 'service', input: endTermBody, ...dangerous },
  giveCoupon: { ...calls.giveCoupon, area: 'service', input: giveCouponBody, ...dangerous },
  writeLetter: { ...calls.writeLetter, area: 'service', input: writeEmailBody, ...user },
  confirmAgain: { ...calls.confirmAgain, area: 'people', input: noInput, ...user },
  sendReset: { ...calls.sendReset, area: 'people', input: noInput, ...user },
  signOut: { ...calls.signOut, area: 'people', input: reasonBody, ...user },
  blockUser: { ...calls.blockUser, area: 'people', input: blockBody, ...dangerous },
  removeSecondFactor: {
    ...calls.removeSecondFactor,
    area: 'rights',
    input: reasonBody,
    ...dangerous,
  },
  changeRole: { ...calls.changeRole, area: 'rights', input: changeRoleBody, ...dangerous },
  exportOfUser: {
    ...calls.exportOfUser,
    area: 'people',
    input: reasonBody,
    answer: exportAnswer,
    asksPassword: true,
  },
  eraseUser: {
    ...calls.eraseUser,
    area: 'people',
    input: eraseBody,
    answer: idAnswer,
    asksPassword: true,
  },
  noteOnUser: { ...calls.noteOnUser, area: 'work', input: noteBody, ...user },
  tryBulk: { ...calls.tryBulk, area: 'work', input: tryBulkBody, answer: bulkAnswer },
  startBulk: {
    ...calls.startBulk,
    area: 'work',
    input: startBulkBody,
    answer: bulkAnswer,
    asksPassword: true,
  },
  bulkRuns: { ...calls.bulkRuns, area: 'read', input: noInput, answer: bulkRunsAnswer },
  bulkRun: { ...calls.bulkRun, area: 'read', input: noInput, answer: bulkAnswer },
  stopBulk: { ...calls.stopBulk, area: 'work', input: noInput, answer: bulkAnswer },
  formsOfAdmin: {
    method: 'GET',
    path: '/admin/forms',
    area: 'read',
    input: noInput,
    answer: formsAnswer,
  },
  chartAttributes: {
    method: 'GET',
    path: '/admin/natures',
    area: 'read',
    input: noInput,
    answer: chartAttributesAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
