import {
  type AdminCallName,
  adminRoles,
  areaOfCall,
  type EndpointName,
  endpointRow,
  mayUse,
} from '@krono/contract'

/** An admin of the plain calls is an owner; the back office knows each role. */
export type Role = 'anonymous' | 'free' | 'paid' | 'subscriber' | 'admin'

/**
 * Access of each role: allowed ('in': success, or 400 for a missing input), or the status of the refusal.
 */
export const access = {
  open: { anonymous: 'in', free: 'in', paid: 'in', subscriber: 'in', admin: 'in' },
  user: { anonymous: 401, free: 'in', paid: 'in', subscriber: 'in', admin: 'in' },
  // An admin is a member like others: the plan decides (spec §6, "Who is who").
  premium: { anonymous: 401, free: 403, paid: 'in', subscriber: 'in', admin: 403 },
  admin: { anonymous: 401, free: 403, paid: 403, subscriber: 403, admin: 'in' },
} as const satisfies Record<string, Record<Role, 'in' | 401 | 403 | 404>>

/** Every call of the contract outside the back office that the cms handles. A call without its row does not compile. */
export const matrix = {
  chart: 'open',
  biorhythm: 'open',
  findWithdrawal: 'open',
  confirmWithdrawal: 'open',
  withdrawals: 'user',
  latestBanner: 'open',
  activeCampaign: 'open',
  menuOverrides: 'open',
  siteSettings: 'open',
  voteFaq: 'open',
  reviews: 'open',
  ownReviews: 'user',
  saveReview: 'user',
  deleteReview: 'user',
  search: 'open',
  searchList: 'open',
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
  confirmPassword: 'user',
  passkeyChallenge: 'open',
  loginByPasskey: 'open',
  confirmByPasskey: 'user',
  passkeyOptions: 'user',
  addPasskey: 'user',
  removePasskey: 'user',
  startApp: 'user',
  enableApp: 'user',
  disableApp: 'user',
  renewRecoveryCodes: 'user',
  undoEmail: 'open',
  updatePassword: 'user',
  profile: 'user',
  ownChart: 'user',
  devices: 'user',
  referrals: 'user',
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
  feltDays: 'user',
  putFeltDay: 'user',
  deleteFeltDay: 'user',
  feltReminder: 'user',
  putFeltReminder: 'user',
  savePersonalityTest: 'user',
  personalityTests: 'user',
  deletePersonalityTest: 'user',
  products: 'open',
  // A gift needs no account; other purchases do, which is checked after the body is parsed.
  quote: 'open',
  checkout: 'open',
  openPayLink: 'open',
  payLink: 'open',
  paymentStatus: 'open',
  // Authenticated by Stripe's signature.
  webhook: 'open',
  subscription: 'user',
  cancelSubscription: 'user',
  resumeSubscription: 'user',
  changeSubscription: 'user',
  openPortal: 'user',
  orders: 'user',
  order: 'user',
  makeDownloadLink: 'user',
  analysis: 'user',
  shelf: 'user',
  saveReading: 'user',
  giveFeedback: 'user',
  nextAnalysis: 'user',
  sampleAnalysis: 'open',
  download: 'open',
  shareAnalysis: 'user',
  hideAnalysis: 'user',
  openReceipt: 'open',
  coupons: 'user',
  ownedItems: 'user',
  claimCoupon: 'user',
  openGift: 'open',
  claimGift: 'user',
  gifts: 'user',
  proofChallenge: 'open',
  sendMessage: 'open',
  consent: 'open',
  pageViews: 'open',
  openShortLink: 'open',
  shortLinkClicks: 'open',
  // A free lesson shows its video to visitors; every other video is refused by the rule.
  watchVideo: 'open',
  videoStream: 'open',
  videoCaptions: 'open',
  saveVideoPosition: 'user',
  videoPositions: 'user',
  myCourses: 'user',
  learnCourse: 'open',
  // A free lesson is open to visitors.
  readLesson: 'open',
  saveProgress: 'user',
  saveNote: 'user',
  startQuiz: 'user',
  submitQuiz: 'user',
  issueCertificate: 'user',
  openCertificate: 'open',
  myEbooks: 'user',
  renewEbookLink: 'user',
  openEbook: 'open',
  subscribe: 'open',
  confirmSubscription: 'open',
  newsletterPreferences: 'open',
  saveNewsletterPreferences: 'open',
  unsubscribe: 'open',
  // Authenticated by the shared secret.
  mailEvents: 'open',
} as const satisfies Record<Exclude<EndpointName, AdminCallName>, keyof typeof access>

type Access = Readonly<Record<string, 'in' | 401 | 403 | 404>>

/**
 * Who may make a call of the back office, from its area in the contract: other users get 404, as the back office stays
 * hidden from them, admins of another role 403.
 */
function backOfficeAccess(name: AdminCallName): Access {
  const ofRoles = adminRoles.map((role) => [role, mayUse(role, areaOfCall(name)) ? 'in' : 403])
  return { anonymous: 401, free: 404, paid: 404, subscriber: 404, ...Object.fromEntries(ofRoles) }
}

const isOfBackOffice = (name: EndpointName): name is AdminCallName =>
  endpointRow(name).area !== undefined

/** Access to a call, by role. */
export const accessTo = (name: EndpointName): Access =>
  isOfBackOffice(name) ? backOfficeAccess(name) : access[matrix[name]]
