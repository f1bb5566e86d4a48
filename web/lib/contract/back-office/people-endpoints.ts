import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { exportAnswer } from '../user'
import { bulkAnswer, bulkRunsAnswer, startBulkBody, tryBulkBody } from './bulk'
import {
  blockBody,
  endTermBody,
  eraseBody,
  giveCouponBody,
  giveDaysBody,
  makeAdminBody,
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
  userOfAdmin: { method: 'GET', path: '/admin/users/{id}', input: noInput, ...user },
  timelineOfUser: { ...calls.timelineOfUser, input: timelineQuery, answer: timelineAnswer },
  giveDays: { ...calls.giveDays, input: giveDaysBody, ...dangerous },
  endTerm: { ...calls.endTerm, input: endTermBody, ...dangerous },
  giveCoupon: { ...calls.giveCoupon, input: giveCouponBody, ...dangerous },
  writeLetter: { ...calls.writeLetter, input: writeEmailBody, ...user },
  confirmAgain: { ...calls.confirmAgain, input: noInput, ...user },
  sendReset: { ...calls.sendReset, input: noInput, ...user },
  signOut: { ...calls.signOut, input: reasonBody, ...user },
  blockUser: { ...calls.blockUser, input: blockBody, ...dangerous },
  makeAdmin: { ...calls.makeAdmin, input: makeAdminBody, ...dangerous },
  exportOfUser: {
    ...calls.exportOfUser,
    input: reasonBody,
    answer: exportAnswer,
    asksPassword: true,
  },
  eraseUser: { ...calls.eraseUser, input: eraseBody, answer: idAnswer, asksPassword: true },
  noteOnUser: { ...calls.noteOnUser, input: noteBody, ...user },
  tryBulk: { ...calls.tryBulk, input: tryBulkBody, answer: bulkAnswer },
  startBulk: { ...calls.startBulk, input: startBulkBody, answer: bulkAnswer, asksPassword: true },
  bulkRuns: { ...calls.bulkRuns, input: noInput, answer: bulkRunsAnswer },
  bulkRun: { ...calls.bulkRun, input: noInput, answer: bulkAnswer },
  stopBulk: { ...calls.stopBulk, input: noInput, answer: bulkAnswer },
  formsOfAdmin: { method: 'GET', path: '/admin/forms', input: noInput, answer: formsAnswer },
  chartAttributes: {
    method: 'GET',
    path: '/admin/natures',
    input: noInput,
    answer: chartAttributesAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
