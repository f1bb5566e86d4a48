import { z } from 'zod'
import {
  addressAnswer,
  emailAddress,
  linkToken,
  newPassword,
  onwardPath,
  optionalLine,
  yesOrNo,
} from './account-fields'
import { birthDate } from './dates'
import { sessionAnswer } from './session'

/**
 * POST /user/signup → 201 `{ email }`: the account exists, a mail with the confirming link is on its way.
 * Beyond spec §7 there are `birthDate` and `privacyPolicy`, which spec §5 asks for, and `redirectUrl`, where the letter's
 * link leads on to (decision 144). registerFailed (400) when the
 * address has an account.
 */
export const signupBody = (today: string) =>
  z.strictObject({
    email: emailAddress,
    password: newPassword('registerPasswordTooShort'),
    birthDate: birthDate(today),
    privacyPolicy: z.literal(true, { error: 'privacyRequired' }),
    newsLetter: yesOrNo.optional(),
    referralSource: optionalLine(120).optional(),
    firstName: optionalLine(80).optional(),
    lastName: optionalLine(80).optional(),
    registrationFormId: optionalLine(60).optional(),
    isTwoStepRegistered: yesOrNo.optional(),
    redirectUrl: onwardPath.optional(),
  })

export type SignupBody = z.infer<ReturnType<typeof signupBody>>

/** POST /user/get-user-exists `{ email }` → `{ exists }`: the two-step registration asks before its second step. */
export const emailBody = z.strictObject({ email: emailAddress })

export const existsAnswer = z.object({ exists: z.boolean() })

/** POST /user/validate-by-email `{ email }` → `{ isConfirmed }`: whether the address was confirmed. */
export const confirmedAnswer = z.object({ isConfirmed: z.boolean() })

/**
 * POST /user/validate-email `{ id }`: the secret of a confirming link → `{ email }`, now confirmed, and a session with it
 * for whoever is nobody yet and made a new account's address their own by this very call (decision 144). The same link
 * again says `{ email }` alone; confirmFailed (400) when it is unknown or too old.
 */
export const confirmBody = z.strictObject({ id: linkToken })

export const confirmAnswer = z.object({ ...addressAnswer.shape, ...sessionAnswer.partial().shape })
