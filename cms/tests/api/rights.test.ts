import { beforeAll, describe, expect, test } from '@jest/globals'
import { type EndpointName, endpointRow, endpoints } from '@krono/contract'
import { call, newMember } from '../support/people'
import { everyCms } from '../support/running'

type Role = 'nobody' | 'free' | 'paid' | 'subscriber' | 'admin'

/** Who is let in. Whoever is, is told what is missing (400), or gets an answer; the others are not heard. */
const access = {
  open: { nobody: 'in', free: 'in', paid: 'in', subscriber: 'in', admin: 'in' },
  user: { nobody: 401, free: 'in', paid: 'in', subscriber: 'in', admin: 'in' },
  // An admin is a member like others: the plan decides (spec §6, "Who is who").
  premium: { nobody: 401, free: 403, paid: 'in', subscriber: 'in', admin: 403 },
  admin: { nobody: 401, free: 403, paid: 403, subscriber: 403, admin: 'in' },
} as const satisfies Record<string, Record<Role, 'in' | 401 | 403>>

/** Every call of the contract that the cms answers. A new one does not compile without its row. */
const matrix = {
  chart: 'open',
  biorhythm: 'open',
  latestBanner: 'open',
  activeCampaign: 'open',
  menuOverrides: 'open',
  login: 'open',
  signup: 'open',
  validateEmail: 'open',
  userExists: 'open',
  validateByEmail: 'open',
  forgotPassword: 'open',
  validateResetToken: 'open',
  resetPassword: 'open',
  me: 'user',
  logout: 'user',
  updateUser: 'user',
  updateBirthday: 'user',
  uploadPicture: 'user',
  updatePassword: 'user',
  devices: 'user',
  revokeDevice: 'user',
  exportUser: 'user',
  deleteUser: 'user',
  savedDates: 'premium',
  savedDate: 'premium',
  addSavedDate: 'premium',
  updateSavedDate: 'premium',
  deleteSavedDate: 'premium',
  restoreSavedDate: 'premium',
  importSavedDates: 'premium',
  exportSavedDates: 'premium',
  dateGroups: 'premium',
  addDateGroup: 'premium',
  renameDateGroup: 'premium',
  deleteDateGroup: 'premium',
  chartTexts: 'user',
  relationship: 'premium',
  relationshipList: 'premium',
  addToRelationshipList: 'premium',
  removeFromRelationshipList: 'premium',
  createShare: 'user',
  shares: 'user',
  revokeShare: 'user',
  openShare: 'open',
  createInvitation: 'premium',
  invitations: 'premium',
  revokeInvitation: 'premium',
  openInvitation: 'open',
  acceptInvitation: 'open',
  withdrawInvitation: 'open',
  createFeed: 'user',
  feeds: 'user',
  revokeFeed: 'user',
  readFeed: 'open',
  savePersonalityTest: 'user',
  personalityTests: 'user',
  deletePersonalityTest: 'user',
  products: 'open',
  // A gift may be anybody's; for oneself one needs an account, which is asked for once the body is read.
  quote: 'open',
  checkout: 'open',
  paymentStatus: 'open',
  // Stripe's signature is its right.
  webhook: 'open',
  subscription: 'user',
  cancelSubscription: 'user',
  resumeSubscription: 'user',
  changeSubscription: 'user',
  openPortal: 'user',
  refund: 'admin',
  orders: 'user',
  order: 'user',
  makeDownloadLink: 'user',
  analysis: 'user',
  sampleAnalysis: 'open',
  download: 'open',
  shareAnalysis: 'user',
  hideAnalysis: 'user',
  openReceipt: 'open',
  coupons: 'user',
  claimCoupon: 'user',
  openGift: 'open',
  claimGift: 'user',
  gifts: 'user',
  consent: 'open',
  pageViews: 'open',
} as const satisfies Record<EndpointName, keyof typeof access>

describe.each(everyCms())('rights on %s', (_name, cms) => {
  const tokens: Partial<Record<Role, string>> = {}

  beforeAll(async () => {
    for (const tier of ['free', 'paid', 'subscriber'] as const) {
      tokens[tier] = (await newMember(cms, { tier })).token
    }
    tokens.admin = (await newMember(cms, { isAdmin: true })).token
  })

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpointRow(name)
    test.each(Object.entries(access[matrix[name]]) as [Role, 'in' | 401 | 403][])(
      `${method} ${path} for %s: %s`,
      async (role, wanted) => {
        const token = tokens[role]
        // A field that no call knows: whoever is let in is told so, and nothing changes.
        const asked =
          method === 'GET' ? { token, query: '?unknown=1' } : { token, body: { unknown: 1 } }
        const { query = '', ...rest } = { query: '', ...asked }
        const { status, body } = await call(
          cms,
          method,
          `${path.replace('{id}', 'x')}${query}`,
          rest,
        )
        const heard = wanted === 'in' ? [200, 400] : [wanted]
        expect(heard).toContain(status)
        if (wanted !== 'in') expect(Object.keys(body).sort()).toEqual(['message', 'status'])
      },
    )
  }
})
