import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { type EndpointName, endpointRow, endpoints } from '../index'

const writing = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, path } = endpointRow(name)
  return method !== 'GET' && path.startsWith('/admin/')
})

type Exempt = Partial<Record<EndpointName, string>>

const view = 'saves how a list is filtered'
const link = 'leads to a page of the site or of an allowed host; logged, and changed back at once'
const mail = 'sends a letter to the person whom it is about, and to nobody else'

const planned = 'the log has it, and nothing is sent by it'

const group = 'says who would get an e-mail; nobody gets one'

/** Actions without a required reason, and why: they do not create, move or give away money or rights. */
const withoutReason: Exempt = {
  adminSaveView: view,
  adminDeleteView: view,
  writeLetter: 'says in its text why it is sent',
  confirmAgain: mail,
  sendReset: mail,
  noteOnUser: 'its text is the reason',
  tryBulk: 'changes nothing: a dry run',
  stopBulk: 'does less than what a reason was given for',
  adminResendReceipt: mail,
  adminUpdateIncident: 'its note is the reason',
  adminReconcile: 'asks Stripe what was paid, as the clock does every five minutes',
  adminAnalysisNames: 'shows names; that they were looked at is logged',
  adminAnalysisEmail: mail,
  adminSetMenuAddress: link,
  adminResetMenuAddress: link,
  adminMakeShortLink: link,
  adminChangeShortLink: link,
  adminSwitchShortLink: link,
  adminPreviewEmailGroup: 'changes nothing: counts a rule that is not saved',
  adminSaveEmailGroup: group,
  adminDeleteEmailGroup: group,
  adminRemoveFromEmailGroup: group,
  adminSaveScheduledEmail: planned,
  adminDeleteScheduledEmail: planned,
  adminPreviewScheduledEmail: 'changes nothing: shows an e-mail that is not saved',
  adminTestScheduledEmail: 'sends it to the admin alone',
  adminPauseScheduledEmail: 'stops at once what was planned',
  adminCancelScheduledEmail: 'stops at once what was planned',
  adminPlanScheduledEmail: 'its text says why; can be cancelled',
  adminResumeScheduledEmail: 'goes on with what was planned',
  adminSwitchFixedEmail: 'the log has who and when; switched back at once',
  adminTestFixedEmail: 'sends sample data to the caller',
  adminSaveSequence: 'a new one is switched off; the log has the change',
  adminSwitchSequence: 'sends only what editors published, to members who agreed; off at once',
  adminDeleteSequence: 'ends what is switched off',
  adminSaveSetting: 'the log has the value before and after',
  adminResetSetting: 'the log has the value before and after',
  adminSendAgain: 'sends what was to be sent anyway, once',
  adminRunJob: 'does now what the clock does later',
  adminRetryTask: 'repeats what failed, once',
  startCalculation: 'computes charts, and changes no user',
  deleteCalculation: 'erases what a calculation stored, as happens after a week',
}

const {
  adminSaveSetting: _saved,
  adminResetSetting: _reset,
  adminPlanScheduledEmail: _plan,
  adminResumeScheduledEmail: _resume,
  ...neither
} = withoutReason

/** Actions that require a reason but no password, and those that require neither. */
const withoutPassword: Exempt = {
  ...neither,
  signOut: 'ends sessions; must be quick when one was stolen',
  adminSwitchCoupon: 'off at once; only on again asks for the password',
  adminSwitchBatch: 'off at once; only on again asks for the password',
  adminSwitchPayLink: 'off at once; only on again asks for the password',
  adminEndCampaign: 'ends a price at once; a new campaign asks for the password',
  adminRevokeCertificate: 'takes away a proof; neither money nor rights depend on it',
  adminAnalysisAnew: 'writes what was bought anew; the old edition stays',
}

/** The required fields of a call's input. */
function requiredFields(name: EndpointName): unknown {
  const { input } = endpointRow(name)
  const schema = typeof input === 'function' ? input('2026-11-27') : input
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).required
}

test('there are admin calls that write', () => {
  expect(writing).toEqual(expect.arrayContaining(['adminMakeCoupons', 'giveDays', 'adminRefund']))
})

test('every admin call that writes requires a reason, except for the listed ones', () => {
  const without = writing.filter(
    (name) => !JSON.stringify(requiredFields(name) ?? []).includes('"reason"'),
  )
  expect(without.sort()).toEqual(Object.keys(withoutReason).sort())
})

test('every admin call that writes asks for the password, except for the listed ones', () => {
  const without = writing.filter((name) => endpointRow(name).asksPassword !== true)
  expect(without.sort()).toEqual(Object.keys(withoutPassword).sort())
})

test('switching something on again asks for the password', () => {
  for (const name of [...['adminSwitchCoupon', 'adminSwitchBatch', 'adminSwitchPayLink']] as const)
    expect(endpointRow(name).asksPassword).toEqual({ isOff: false })
})
