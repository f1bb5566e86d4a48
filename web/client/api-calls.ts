import type { Chart } from '@krono/chart'
import type { z } from 'zod'
import type {
  AnalysisShare,
  analysisShareBody,
  downloadLinkAnswer,
  downloadLinkBody,
} from '@/lib/contract/analyses'
import type { Feed, feedId, newFeed } from '@/lib/contract/calendar'
import type { chartQuery } from '@/lib/contract/chart'
import type {
  checkoutAnswer,
  checkoutBody,
  PaymentStatus,
  Quote,
  quoteBody,
  statusQuery,
} from '@/lib/contract/checkout'
import type { couponClaim, OwnCoupon } from '@/lib/contract/coupons'
import type {
  DateGroup,
  dateGroupId,
  dateGroupUpdate,
  newDateGroup,
} from '@/lib/contract/date-groups'
import type { EndpointName } from '@/lib/contract/endpoints'
import type { giftClaim, OpenGift } from '@/lib/contract/gifts'
import type {
  GuestInvitation,
  Invitation,
  invitationAnswer,
  invitationId,
  invitationToken,
  newInvitation,
} from '@/lib/contract/invitations'
import type {
  deleteUserBody,
  forgotPasswordQuery,
  passwordUpdate,
  resetPasswordBody,
  resetTokenBody,
} from '@/lib/contract/password'
import type {
  newTest,
  TestResult,
  testResultId,
  testResultsAnswer,
} from '@/lib/contract/personality'
import type {
  RelationshipEntry,
  relationshipListAddition,
  relationshipListRemoval,
} from '@/lib/contract/relationship'
import type {
  allSavedDatesAnswer,
  importAnswer,
  newSavedDate,
  SavedDate,
  savedDateId,
  savedDatesAnswer,
  savedDatesImport,
  savedDatesQuery,
  savedDateUpdate,
} from '@/lib/contract/saved-dates'
import type {
  loginBody,
  logoutBody,
  meQuery,
  revokeDeviceBody,
  SessionAnswer,
} from '@/lib/contract/session'
import type { newShare, Share, shareId } from '@/lib/contract/sharing'
import type { confirmBody, emailBody, signupBody } from '@/lib/contract/signup'
import type {
  cancelBody,
  changeBody,
  portalAnswer,
  portalBody,
  resumeBody,
  SubscriptionAnswer,
} from '@/lib/contract/subscriptions'
import type { birthdayUpdate, User, userUpdate } from '@/lib/contract/user'

type Schema = z.ZodType | ((today: string) => z.ZodType)
type InputOf<T extends Schema> = z.input<T extends (today: string) => infer Made ? Made : T>
type Call<T extends Schema, Answer> = { input: InputOf<T>; answer: Answer }

/** web keeps the token to itself: a page hears of the rest of a session. */
type Session = Omit<SessionAnswer, 'token'>
type Changed = { user: User }
type Address = { email: string }
type Gone = { id: string }
/** The id stands in the path. */
type CallAt<T extends Schema, Answer> = { input: { id: string } & InputOf<T>; answer: Answer }
type People = { people: RelationshipEntry[] }

/** What pages send with a call of the contract, and what they hear. Types only: no schema comes along. */
export type Calls = {
  chart: Call<typeof chartQuery, Chart>
  login: Call<typeof loginBody, Session>
  me: Call<typeof meQuery, Session>
  logout: Call<typeof logoutBody, { ended: unknown }>
  signup: Call<typeof signupBody, Address>
  userExists: Call<typeof emailBody, { exists: boolean }>
  validateByEmail: Call<typeof emailBody, { isConfirmed: boolean }>
  validateEmail: Call<typeof confirmBody, Address>
  updateUser: Call<typeof userUpdate, Changed>
  updateBirthday: Call<typeof birthdayUpdate, Changed>
  forgotPassword: Call<typeof forgotPasswordQuery, Address>
  validateResetToken: Call<typeof resetTokenBody, { isValid: true }>
  resetPassword: Call<typeof resetPasswordBody, Address>
  updatePassword: Call<typeof passwordUpdate, Session>
  revokeDevice: Call<typeof revokeDeviceBody, { id: string }>
  deleteUser: Call<typeof deleteUserBody, { deleted: true }>
  savedDates: Call<typeof savedDatesQuery, z.output<typeof savedDatesAnswer>>
  addSavedDate: Call<typeof newSavedDate, SavedDate>
  updateSavedDate: Call<typeof savedDateUpdate, SavedDate>
  deleteSavedDate: Call<typeof savedDateId, Gone>
  restoreSavedDate: Call<typeof savedDateId, SavedDate>
  exportSavedDates: { input: object; answer: z.output<typeof allSavedDatesAnswer> }
  importSavedDates: Call<typeof savedDatesImport, z.output<typeof importAnswer>>
  addDateGroup: Call<typeof newDateGroup, DateGroup>
  renameDateGroup: Call<typeof dateGroupUpdate, DateGroup>
  deleteDateGroup: Call<typeof dateGroupId, Gone>
  addToRelationshipList: Call<typeof relationshipListAddition, People>
  removeFromRelationshipList: Call<typeof relationshipListRemoval, People>
  createShare: Call<typeof newShare, Share>
  revokeShare: Call<typeof shareId, Gone>
  createInvitation: Call<typeof newInvitation, Invitation>
  revokeInvitation: Call<typeof invitationId, Gone>
  acceptInvitation: Call<typeof invitationAnswer, GuestInvitation>
  withdrawInvitation: Call<typeof invitationToken, GuestInvitation>
  createFeed: Call<typeof newFeed, Feed>
  revokeFeed: Call<typeof feedId, Gone>
  savePersonalityTest: Call<typeof newTest, TestResult>
  personalityTests: { input: object; answer: z.output<typeof testResultsAnswer> }
  deletePersonalityTest: Call<typeof testResultId, Gone>
  quote: Call<typeof quoteBody, Quote>
  checkout: Call<typeof checkoutBody, z.output<typeof checkoutAnswer>>
  paymentStatus: Call<typeof statusQuery, PaymentStatus>
  cancelSubscription: Call<typeof cancelBody, SubscriptionAnswer>
  resumeSubscription: Call<typeof resumeBody, SubscriptionAnswer>
  changeSubscription: Call<typeof changeBody, SubscriptionAnswer>
  openPortal: Call<typeof portalBody, z.output<typeof portalAnswer>>
  claimCoupon: Call<typeof couponClaim, OwnCoupon>
  makeDownloadLink: CallAt<typeof downloadLinkBody, z.output<typeof downloadLinkAnswer>>
  shareAnalysis: CallAt<typeof analysisShareBody, { share: AnalysisShare }>
  hideAnalysis: { input: { id: string }; answer: Gone }
  claimGift: Call<typeof giftClaim, OpenGift>
}

export type CallName = keyof Calls & EndpointName
