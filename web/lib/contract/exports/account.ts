export {
  emailAddress,
  newPassword,
  noInput,
  passwordMaxBytes,
  passwordMinLength,
  personName,
  personNameLength,
} from '../account-fields'
export { type BillingData, billingData } from '../billing'
export { canonicalEmail } from '../canonical-email'
export { type ConsentRecord, consentRecord } from '../consent'
export { type ConsentSelection, consentCategories, consentVersion } from '../consent-categories'
export {
  deleteUserBody,
  forgotPasswordQuery,
  passwordUpdate,
  resetPasswordBody,
  resetTokenBody,
} from '../password'
export {
  defaultReferralRules,
  type ReferralReward,
  type ReferralRules,
  referralRules,
} from '../referral-rules'
export type { GivenReward, OwnReferrals } from '../referrals'
export { type Security, securityAnswer } from '../second-factor'
export {
  type Device,
  devicesAnswer,
  loginBody,
  logoutBody,
  meQuery,
  revokeDeviceBody,
  type SessionAnswer,
  sessionAnswer,
  sessionDays,
} from '../session'
export {
  type ChosenPerson,
  confirmBody,
  confirmedAnswer,
  emailBody,
  existsAnswer,
  type SignupBody,
  signupBody,
} from '../signup'
export { type Challenge, type ProofPurpose, proofPurposes, proofSchema } from '../spam'
export { type Tier, tiers } from '../tiers'
export {
  billingInformation,
  birthdayUpdate,
  type Plan,
  plans,
  type User,
  type UserUpdate,
  userAnswer,
  userSchema,
  userUpdate,
} from '../user'
