import { z } from 'zod'
import {
  currentPassword,
  emailAddress,
  linkToken,
  newPassword,
  onwardPath,
  secondCode,
} from './account-fields'

/**
 * GET /user/forgot-password?email= → `{ email }`, whether or not the account exists; sends an e-mail if it does.
 * `redirectUrl` is where the link in the e-mail redirects afterwards, beyond spec §7 (decision registration-and-sessions).
 */
export const forgotPasswordQuery = z.strictObject({
  email: emailAddress,
  redirectUrl: onwardPath.optional(),
})

/** POST /user/validateResetPasswordToken `{ token }` → `{ isValid: true }`, or resetFailed (400). */
export const resetTokenBody = z.strictObject({ token: linkToken })

export const validTokenAnswer = z.object({ isValid: z.literal(true) })

/**
 * POST /user/resetPassword → `{ email }`; ends all sessions. resetFailed (400) for a link that was used, is older than 30
 * minutes, or is unknown.
 */
export const resetPasswordBody = z.strictObject({ token: linkToken, password: newPassword() })

/**
 * POST /user/updatePassword (header token) → a new session; all others end. wrongPassword (400); with an authenticator
 * app also codeNeeded (403), wrongSecondCode (400).
 */
export const passwordUpdate = z.strictObject({
  currentPassword,
  newPassword: newPassword(),
  code: secondCode.optional(),
})

/**
 * POST /user/confirm-password (header token) `{ password, code? }` → `{ isConfirmed: true }`: for a limited time this
 * session may make calls that ask for the password (decision password-confirmation). wrongPassword (400),
 * tooManyRequests; with an authenticator app also codeNeeded (403), wrongSecondCode (400).
 */
export const passwordConfirmation = z.strictObject({
  password: currentPassword,
  code: secondCode.optional(),
})

export const confirmedPasswordAnswer = z.object({ isConfirmed: z.literal(true) })

/** DELETE /user/delete-user (header token) `{ password, code? }` → `{ deleted: true }`; errors as of a confirmation. */
export const deleteUserBody = z.strictObject({
  password: currentPassword,
  code: secondCode.optional(),
})

export const deletedAnswer = z.object({ deleted: z.literal(true) })
