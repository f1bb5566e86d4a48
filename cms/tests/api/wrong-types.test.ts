import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { call, goodPassword, newMember, newPerson } from '../support/people'
import { everyCms } from '../support/running'

type Body = Readonly<Record<string, unknown>>

const email = 'a@people.example'
const date = '1984-06-12'

/** A body with every field that a call takes. A call that takes one does not pass without its row. */
const bodies: Partial<Record<EndpointName, Body>> = {
  login: { email, password: 'x', rememberMe: true },
  logout: { everywhere: false },
  signup: {
    ...newPerson(),
    newsLetter: true,
    referralSource: 'friend',
    firstName: 'Ágnes',
    lastName: 'Kiss',
    registrationFormId: 'energia',
    isTwoStepRegistered: true,
  },
  validateEmail: { id: 'x' },
  userExists: { email },
  validateByEmail: { email },
  updateUser: {
    email,
    newsLetter: true,
    birthDate: date,
    billingInformation: { city: 'Győr' },
    firstName: 'Ágnes',
    lastName: 'Kiss',
    nickname: 'Ági',
    phone: '+36 30 123 4567',
  },
  updateBirthday: { birthDate: date },
  validateResetToken: { token: 'x' },
  resetPassword: { token: 'x', password: goodPassword },
  updatePassword: { currentPassword: goodPassword, newPassword: 'Zöld-bicikli 8' },
  revokeDevice: { id: 'x' },
  deleteUser: { password: 'x' },
  addSavedDate: { name: 'Béla', date },
  updateSavedDate: { id: 'x', name: 'Béla', date },
  deleteSavedDate: { id: 'x' },
  restoreSavedDate: { id: 'x' },
  importSavedDates: { people: [{ name: 'Béla', date }] },
  addDateGroup: { name: 'Kórus' },
  renameDateGroup: { id: 'x', name: 'Kórus' },
  deleteDateGroup: { id: 'x' },
  addToRelationshipList: { people: [{ name: 'Béla', date }] },
  removeFromRelationshipList: { ids: ['x'] },
  createShare: { people: [{ name: 'Béla', date }], showsDates: true },
  revokeShare: { id: 'x' },
  createInvitation: { name: 'Béla' },
  revokeInvitation: { id: 'x' },
  acceptInvitation: { token: 'x', name: 'Béla', date, consent: true },
  withdrawInvitation: { token: 'x' },
  createFeed: { cycles: ['physical'], peaks: true, critical: true },
  revokeFeed: { id: 'x' },
  savePersonalityTest: { answers: [{ key: 'x', value: 3 }] },
  deletePersonalityTest: { id: 'x' },
  quote: { product: 'premium-month', coupon: 'ABC', isGift: true },
  checkout: {
    product: 'premium-month',
    coupon: 'ABC',
    billing: {
      fullName: 'Kiss Ágnes',
      email,
      postalCode: '9021',
      city: 'Győr',
      address: 'Fő utca 1.',
      phone: '+36 30 123 4567',
    },
    gift: {
      giverName: 'Béla',
      giverEmail: email,
      recipientName: 'Ágnes',
      recipientEmail: email,
      message: 'x',
      deliverOn: '2030-01-01',
    },
    people: [{ name: 'Béla', date }],
    confirmations: { areCorrect: true, mayBeInexact: true },
  },
  makeDownloadLink: { language: 'eng', endsOthers: true },
  shareAnalysis: { showsDates: true, chapters: ['overview'] },
  cancelSubscription: { reason: 'x' },
  changeSubscription: { plan: 'yearly' },
  refund: { order: 'x', amount: 1 },
  claimCoupon: { code: 'ABC' },
  claimGift: { token: 'x' },
  consent: {
    id: '0'.repeat(32),
    version: '2026-11-21',
    selection: { necessary: true, analytics: false },
  },
  pageViews: { views: [{ day: '2026-11-21', path: '/', count: 1 }] },
}

/** Calls that take a body and nothing in it. */
const empty = new Set<EndpointName>(['resumeSubscription', 'openPortal', 'hideAnalysis'])

const values = [
  5,
  -0.5,
  [],
  ['x'],
  { a: 1 },
  { $ne: '' },
  null,
  'x\0',
  '\ud800',
  'x'.repeat(10_000),
]

/** Values that a field cannot take, whatever it is for. */
const wrongFor = (right: unknown) => [
  ...values
    .filter((value) => typeof right !== 'object' || typeof value !== 'object')
    .filter((value) => typeof right !== 'number' || value !== 5),
  ...(typeof right === 'boolean' ? ['true', 1] : [true]),
  ...(typeof right === 'object' ? [[5], null] : []),
]

// What somebody claims to know is compared, not judged: any text may be tried.
const takesAnyText = new Set(['password', 'currentPassword', 'token', 'id'])

const withBody = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, input } = endpointRow(name)
  return method !== 'GET' && input !== undefined
})

function withId(name: EndpointName) {
  const { method, path } = endpointRow(name)
  return { method, path: path.replace('{id}', 'x') }
}

describe.each(everyCms())('wrong types on %s', (_name, cms) => {
  const tokens = { member: '', admin: '' }
  const tokenFor = (name: EndpointName) => (name === 'refund' ? tokens.admin : tokens.member)

  beforeAll(async () => {
    tokens.member = (await newMember(cms, { tier: 'paid' })).token
    tokens.admin = (await newMember(cms, { isAdmin: true })).token
  })

  test.each(withBody)('%s refuses them in every field, at the field', async (name) => {
    const { method, path } = withId(name)
    const body = bodies[name] ?? {}
    expect(Object.keys(body).length > 0).toBe(!empty.has(name))
    for (const [field, right] of Object.entries(body)) {
      for (const wrong of wrongFor(right)) {
        if (typeof wrong === 'string' && takesAnyText.has(field)) continue
        const asked = { token: tokenFor(name), body: { ...body, [field]: wrong } }
        const answer = await call(cms, method, path, asked)
        const what = `${field}: ${JSON.stringify(wrong)?.slice(0, 40)}`
        expect([what, answer.status]).toEqual([what, 400])
        const named = answer.body.errors.map((row: { field: string }) => row.field.split('.')[0])
        expect([what, named]).toEqual([what, expect.arrayContaining([field])])
      }
    }
  })

  test.each(withBody)('%s refuses what is no object', async (name) => {
    const { method, path } = withId(name)
    for (const body of ['[]', '"x"', '5', 'true', '{', '[[[[]]]]']) {
      expect([
        body,
        (await call(cms, method, path, { token: tokenFor(name), body })).status,
      ]).toEqual([body, 400])
    }
  })
})
