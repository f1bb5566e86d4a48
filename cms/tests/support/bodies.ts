import {
  defaultReferralRules,
  type EndpointName,
  endpointRow,
  endpoints,
  newsletterConsent,
} from '@krono/contract'
import { newPerson, validPassword } from './people'

type Body = Readonly<Record<string, unknown>>

const email = 'a@people.example'
const date = '1984-06-12'
const key = 'k'.repeat(16)
const reason = 'Megbeszéltük'

const rule = {
  version: 1,
  where: { is: 'all', of: [{ is: 'fact', column: 'newsletter', filter: 'yes' }] },
}

const letter = {
  subject: 'Szia',
  body: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: 'Szia!' }] }]),
}

const credential = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
} as const

const newPasskey = {
  ...credential,
  response: { clientDataJSON: 'x', attestationObject: 'x', transports: ['internal'] },
}

const usedPasskey = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: 'x' },
}

/** A body with every field of each call that takes one. A test fails for a call without its row. */
export const bodies: Partial<Record<EndpointName, Body>> = {
  adminSaveView: { list: 'users', name: 'Tavasz', query: 'tier=free' },
  adminDeleteView: { view: 'x' },
  adminSwitchFixedEmail: { isOn: true },
  adminTestFixedEmail: { language: 'hun' },
  adminSwitchSequence: { isOn: false },
  adminSaveSequence: {
    id: 'x',
    updatedAt: '2026-11-30T10:00:00Z',
    name: 'Első hét',
    trigger: { is: 'criticalDay', cycle: 'physical', daysBefore: 3 },
    stop: rule,
    steps: [{ id: 'a', days: 1, hour: 9, condition: rule, template: 'x' }],
  },
  login: { email, password: 'x', code: '123456', rememberMe: true },
  loginByPasskey: { response: usedPasskey, rememberMe: true },
  confirmByPasskey: { response: usedPasskey },
  addPasskey: { response: newPasskey, name: 'x' },
  removePasskey: { id: 'x' },
  enableApp: { code: '123456' },
  logout: { everywhere: false },
  signup: {
    ...newPerson(),
    newsLetter: true,
    referralSource: 'friend',
    firstName: 'Ágnes',
    lastName: 'Kiss',
    registrationFormId: 'energia',
    isTwoStepRegistered: true,
    chosenPeople: [{ name: '', date: '1984-06-12' }],
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
  resetPassword: { token: 'x', password: validPassword },
  updatePassword: {
    currentPassword: validPassword,
    newPassword: 'Zöld-bicikli 8',
    code: '123456',
  },
  confirmPassword: { password: 'x', code: '123456' },
  undoEmail: { token: 'x' },
  revokeDevice: { id: 'x' },
  deleteUser: { password: 'x', code: '123456' },
  sendMessage: { name: 'Ágnes', email, message: 'x', proof: '', website: '' },
  saveVideoPosition: { seconds: 5 },
  voteFaq: { id: 'x', helped: true },
  saveReview: {
    subject: 'service',
    stars: 5,
    title: 'Jó',
    text: 'Húsz betűnél biztosan hosszabb szöveg.',
    name: 'Ágnes',
  },
  deleteReview: { subject: 'service' },
  saveProgress: { place: 3, isFinished: true, at: '2026-11-21T10:20:30.400Z', userId: 'x' },
  saveNote: { text: 'x', base: '', version: 0, userId: 'x' },
  submitQuiz: { attempt: 'x', answers: [[0]] },
  issueCertificate: { name: 'Kiss Ágnes', hasPlate: true },
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
  createFeed: { cycles: ['physical'], peaks: true, critical: true, felt: true },
  revokeFeed: { id: 'x' },
  putFeltReminder: { hour: 20 },
  putFeltDay: {
    body: 4,
    feeling: 3,
    mind: 5,
    word: 'x',
    at: '2026-11-21T10:20:30.400Z',
    userId: 'x',
  },
  savePersonalityTest: { answers: [{ key: 'x', value: 3 }] },
  deletePersonalityTest: { id: 'x' },
  quote: { product: 'premium-month', coupon: 'ABC', isGift: true },
  findWithdrawal: { number: 'K-2026-000001', email },
  confirmWithdrawal: { number: 'K-2026-000001', email },
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
  saveReading: {
    read: ['overview'],
    at: 'body',
    bookmarks: [{ chapter: 'heart', isSet: true }],
  },
  giveFeedback: { chapter: 'heart', value: 'fits', edition: 'x' },
  shareAnalysis: { showsDates: true, chapters: ['overview'] },
  cancelSubscription: { reason: 'x' },
  changeSubscription: { plan: 'yearly' },
  adminRefund: { key: 'k'.repeat(16), amount: 1, left: 1, reason: 'Nem kell' },
  adminResendReceipt: { key: 'k'.repeat(16) },
  adminCloseWithdrawal: { reason: 'mert', answer: 'Kedves Ágnes!' },
  adminUpdateIncident: { state: 'open', note: 'x' },
  claimCoupon: { code: 'ABC' },
  claimGift: { token: 'x' },
  consent: {
    id: '0'.repeat(32),
    version: '2026-11-21',
    selection: { necessary: true, analytics: false },
  },
  subscribe: { email, consent: newsletterConsent.version, website: '', proof: '' },
  confirmSubscription: { token: 'x' },
  saveNewsletterPreferences: { token: 'x', topics: ['tools'], rhythm: 'monthly' },
  unsubscribe: { token: 'x' },
  mailEvents: { secret: 'x', event: { RecordType: 'Bounce' }, message: 'x' },
  shortLinkClicks: { clicks: [{ name: 'ab', day: '2026-11-21', host: '', count: 1 }] },
  pageViews: { views: [{ day: '2026-11-21', path: '/', count: 1 }] },
  giveDays: { key, reason, days: 1 },
  endTerm: { reason, term: 1 },
  giveCoupon: { key, reason, percent: 10, validDays: 1 },
  writeLetter: { key, subject: 'x', text: 'x' },
  signOut: { reason },
  blockUser: { reason, isBlocked: true, endsSubscription: false },
  changeRole: { reason, role: null },
  removeSecondFactor: { reason },
  exportOfUser: { reason },
  eraseUser: { reason, endsSubscription: false },
  noteOnUser: { text: 'x' },
  tryBulk: { target: { ids: ['x'] }, what: { act: 'block' } },
  startBulk: { reason },
  startCalculation: {
    key: '0123456789abcdef',
    name: '',
    from: { source: 'dates', lines: [{ row: 1, date }] },
  },
  payLink: { token: 'x', name: 'Béla', email },
  adminMakeCoupons: {
    kind: 'percent',
    percent: 20,
    code: 'PROBA',
    reason: 'mert',
    isConfirmed: true,
  },
  adminSwitchCoupon: { isOff: true, reason: 'mert' },
  adminSwitchBatch: { isOff: true, reason: 'mert' },
  adminMakePayLink: {
    ...{ name: 'x', amount: 100_000, currency: 'huf', isOnce: true, openUntil: '2099-01-01T12:00' },
    ...{ key: '0123456789abcdef', reason: 'mert', isConfirmed: true },
  },
  adminSwitchPayLink: { isOff: true, reason: 'mert' },
  adminSaveCampaign: {
    ...{ id: 'x', name: 'x', language: 'hun', menuLabel: 'x', product: 'premium-year', budget: 1 },
    reason: 'mert',
    ...{ startDate: '2098-01-01T12:00', endDate: '2099-01-01T12:00' },
  },
  adminEndCampaign: { reason: 'mert' },
  adminSetMenuAddress: { href: '/blog', before: null },
  adminResetMenuAddress: { before: null },
  adminMakeShortLink: { name: 'ab', target: '/blog' },
  adminChangeShortLink: { target: '/blog', updatedAt: '2026-11-21T12:00:00.000Z' },
  adminSwitchShortLink: { isOff: true },
  adminAnalysisAnew: { reason: 'mert' },
  adminDecideReferral: { isAccepted: true, reason: 'mert' },
  adminSaveReferralRules: { rules: defaultReferralRules, reason: 'mert' },
  adminRevokeCertificate: { reason: 'mert' },
  adminAnalysisEmail: { key: '0123456789abcdef', endsOthers: true },
  adminSaveSetting: { value: 9 },
  adminPreviewEmailGroup: { rule },
  adminSaveEmailGroup: { name: 'Csoport', rule },
  adminRemoveFromEmailGroup: { user: 'x' },
  adminSaveScheduledEmail: {
    ...{ ...letter, name: 'Tavasz', subjectB: 'Másik' },
    ...{ sendAt: '2030-01-01T10:00', byHour: false, perMinute: 60, testHours: 4 },
  },
  adminPreviewScheduledEmail: letter,
  adminTestScheduledEmail: letter,
  adminPlanScheduledEmail: { updatedAt: '2026-11-21T12:00:00.000Z' },
  adminSendAgain: { id: 'x', filters: { search: '' } },
  adminRunJob: { last: '2026-11-29T12:00:00.000Z' },
}

/** Calls whose body is empty. */
export const emptyBodies = new Set<EndpointName>([
  'adminDeleteEmailGroup',
  'adminDeleteScheduledEmail',
  'adminPauseScheduledEmail',
  'adminResumeScheduledEmail',
  'adminCancelScheduledEmail',
  'adminDeleteSequence',
  'passkeyChallenge',
  'passkeyOptions',
  'startApp',
  'disableApp',
  'renewRecoveryCodes',
  'startQuiz',
  'renewEbookLink',
  'resumeSubscription',
  'openPortal',
  'hideAnalysis',
  'deleteFeltDay',
  'confirmAgain',
  'sendReset',
  'stopBulk',
  'deleteCalculation',
  'adminReconcile',
  'adminAnalysisNames',
  'adminResetSetting',
  'adminRetryTask',
])

/** Calls with a JSON body. */
export const callsWithBody = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, input } = endpointRow(name)
  return method !== 'GET' && input !== undefined
})

/** Method and path of a call; the id in its path is arbitrary. */
export function requestOf(name: EndpointName) {
  const { method, path } = endpointRow(name)
  return { method, path: path.replace('{id}', 'x') }
}
