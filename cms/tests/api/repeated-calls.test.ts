import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  consentVersion,
  type EndpointName,
  endpointRow,
  type endpoints,
  newsletterConsent,
} from '@krono/contract'
import { newAdmin } from '../support/back-office'
import { bodies } from '../support/bodies'
import { dayFromNow } from '../support/clock'
import { call, type Member, newEmail, newMember, newPerson } from '../support/people'
import { newProof } from '../support/proofs'
import { everyCms, type RunningCms } from '../support/running'

type Repeatable = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { isRepeatable: true } ? Name : never
}[EndpointName]

type Wish = { body?: object; query?: object; id?: string; token?: string | undefined }
type People = { cms: RunningCms; member: Member; other: Member; admin: Member }

const ofMember =
  (body?: object, more: Wish = {}) =>
  ({ member }: People): Wish => ({ token: member.token, ...(body && { body }), ...more })

/** Of an admin, about another user. */
const ofAdmin =
  (body: object | undefined) =>
  ({ admin, other }: People): Wish => ({ token: admin.token, id: other.id, ...(body && { body }) })

/** How a call is made that is sent twice here; or the test that repeats it. A repeatable call without its row does not compile. */
const calls: Record<Repeatable, ((people: People) => Wish | Promise<Wish>) | string> = {
  login: ({ member: { email, password } }) => ({ body: { email, password } }),
  me: ofMember(undefined, { query: { rememberMe: 'false' } }),
  signup: () => ({ body: newPerson() }),
  validateEmail: 'api/registration: of ten confirmations at once, one signs in',
  userExists: ({ member: { email } }) => ({ body: { email } }),
  validateByEmail: ({ member: { email } }) => ({ body: { email } }),
  updateUser: ofMember({ firstName: 'Anna', newsLetter: true }),
  updateBirthday: ofMember({ birthDate: '1991-03-04' }),
  forgotPassword: ({ member: { email } }) => ({ query: { email } }),
  validateResetToken: 'unit/forgotten-passwords',
  confirmPassword: ({ member: { token, password } }) => ({ token, body: { password } }),
  passkeyChallenge: () => ({ body: {} }),
  passkeyOptions: ofMember({}),
  startApp: ofMember({}),
  undoEmail: 'api/address-undo: of ten undo calls at once one takes effect',
  referrals: ofMember(),
  quote: ofMember({ product: 'premium-month' }),
  paymentStatus: 'api/payments/events: webhook and return page at once fulfil the order once',
  webhook: 'api/payments/events: fifty times at once and in every order',
  findWithdrawal: 'unit/withdrawals: is mailed at once; twice is once',
  confirmWithdrawal: 'unit/withdrawals: is mailed at once; twice is once',
  claimGift: 'unit/claimed-gifts: is granted once, and shown again',
  withdrawInvitation: 'api/invitations: a guest enters a date, and can withdraw it all',
  updateSavedDate: async ({ cms, member: { token } }) => {
    const body = { name: 'Béla', date: '1984-06-12' }
    const { id } = (await call(cms, 'POST', '/user/addRegisteredDate', { token, body })).body
    return { token, body: { id, name: 'Cecília', date: '1991-03-04' } }
  },
  renameDateGroup: async ({ cms, member: { token } }) => {
    const body = { name: 'Kórus' }
    const { id } = (await call(cms, 'POST', '/user/addDateGroup', { token, body })).body
    return { token, body: { id, name: 'Zenekar' } }
  },
  putFeltDay: ofMember({ body: 4, feeling: 3, mind: 5, word: 'x' }, { id: dayFromNow() }),
  putFeltReminder: ofMember({ hour: 20 }),
  sendMessage: async () => ({
    body: { ...bodies.sendMessage, email: newEmail(), proof: await newProof() },
  }),
  consent: () => ({
    body: {
      id: 'f'.repeat(32),
      version: consentVersion,
      selection: { necessary: true, analytics: false },
    },
  }),
  subscribe: async () => ({
    body: {
      ...{ email: newEmail(), consent: newsletterConsent.version, website: '' },
      proof: await newProof({ purpose: 'newsletter' }),
    },
  }),
  confirmSubscription: 'api/newsletter-mails: the same link again returns the same response',
  saveNewsletterPreferences: 'api/newsletter-subscribe',
  unsubscribe: 'api/newsletter-unsubscribe: one call unsubscribes, can be repeated',
  mailEvents: 'api/mail-events: end it after three soft bounces, reported at once',
  voteFaq: 'api/faq: a second vote is accepted, and not counted',
  saveReview: ofMember(bodies.saveReview),
  saveProgress: 'api/learning/progress',
  saveNote: 'api/learning/progress: a note is stored, and the same request again changes nothing',
  startQuiz: 'api/learning/quizzes: two tabs that start at once get the same attempt',
  submitQuiz: 'api/learning/quizzes: of two tabs that submit at once one result is stored',
  issueCertificate: 'api/learning/certificates: is issued once, for a complete course only',
  giveDays: ofAdmin(bodies.giveDays),
  giveCoupon: ofAdmin({ ...bodies.giveCoupon, key: 'c'.repeat(16) }),
  writeLetter: ofAdmin(bodies.writeLetter),
  adminPreviewEmailGroup: ofAdmin(bodies.adminPreviewEmailGroup),
  adminPreviewScheduledEmail: 'a preview stores nothing: api/back-office/scheduled-emails',
  adminRefund: 'api/payments/refunds: the same form, at once and again, is one refund',
}

/** Calls that return something new each time. */
const isNewEachTime: readonly string[] = [
  ...['login', 'me', 'passkeyChallenge', 'passkeyOptions', 'startApp', 'confirmPassword'],
  ...['saveReview', 'putFeltDay'],
]

describe.each(everyCms())('a call that is sent again after a lost answer on %s', (_name, cms) => {
  let people: People
  beforeAll(async () => {
    const member = await newMember(cms, { tier: 'paid' })
    people = { cms, member, other: await newMember(cms), admin: await newAdmin(cms) }
  })

  test.each(
    Object.entries(calls).flatMap(([name, make]) =>
      typeof make === 'string' ? [] : [[name as Repeatable, make] as const],
    ),
  )('%s gives the same success', async (name, make) => {
    const { body, query, id = '', token } = await make(people)
    const { method, path } = endpointRow(name)
    const search = query ? `?${new URLSearchParams(Object.entries(query))}` : ''
    const address = path.replace('{id}', id) + search
    const send = () => call(cms, method, address, { token, body })
    const [first, again] = [await send(), await send()]
    expect([first.status, first.body]).toEqual([expect.any(Number), expect.anything()])
    expect(first.status).toBeLessThan(300)
    expect(again.status).toBe(first.status)
    if (!isNewEachTime.includes(name)) expect(again.body).toEqual(first.body)
  })
})
