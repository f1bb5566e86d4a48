import { z } from 'zod'
import { emailAddress, givenPassword, linkToken, newPassword, onwardPath } from './account-fields'

/**
 * GET /user/forgot-password?email= → `{ email }`, whether there is an account or not; the mail follows. `redirectUrl`
 * is where the letter's link leads on to, beyond spec §7 (decision registration-and-sessions).
 */
export const forgotPasswordQuery = z.strictObject({
  email: emailAddress,
  redirectUrl: onwardPath.optional(),
})

/** POST /user/validateResetPasswordToken `{ token }` → `{ isValid: true }`, or resetFailed (400). */
export const resetTokenBody = z.strictObject({ token: linkToken })

export const validTokenAnswer = z.object({ isValid: z.literal(true) })

/**
 * POST /user/resetPassword → `{ email }`; ends every session. resetFailed (400) for a link that was used,
 * is older than 30 minutes, or never was.
 */
export const resetPasswordBody = z.strictObject({ token: linkToken, password: newPassword() })

/**
 * POST /user/updatePassword (header token) → a new session; every other one ends. wrongPassword (400).
 */
export const passwordUpdate = z.strictObject({
  currentPassword: givenPassword,
  newPassword: newPassword(),
})

/**
 * POST /user/confirm-password (header token) `{ password }` → `{ isConfirmed: true }`: for a while this session may do
 * what asks for the password (decision password-confirmation). wrongPassword (400), tooManyRequests.
 */
export const passwordConfirmation = z.strictObject({ password: givenPassword })

export const confirmedPasswordAnswer = z.object({ isConfirmed: z.literal(true) })

/** DELETE /user/delete-user (header token) `{ password }` → `{ deleted: true }`; wrongPassword (400). */
export const deleteUserBody = z.strictObject({ password: givenPassword })

export const deletedAnswer = z.object({ deleted: z.literal(true) })
