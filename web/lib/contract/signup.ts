import { z } from 'zod'
import {
  addressAnswer,
  emailAddress,
  linkToken,
  newPassword,
  onwardPath,
  optionalLine,
  personNameLength,
  yesOrNo,
} from './account-fields'
import { birthDate } from './dates'
import { listOf } from './list-of'
import { mostPeople } from './relationship'
import { sessionAnswer } from './session'

/** A person of the result that an order is made from. Without a name, the order form asks for it. */
const chosenPerson = (today: string) =>
  z.strictObject(
    { name: optionalLine(personNameLength), date: birthDate(today) },
    { error: 'invalidField' },
  )

export type ChosenPerson = z.infer<ReturnType<typeof chosenPerson>>

/**
 * POST /user/signup → 201 `{ email }`: the account is created, and a confirmation e-mail is sent. Fields beyond spec §7:
 * `birthDate` and `privacyPolicy`, which spec §5 requires; `redirectUrl`, where the link in the e-mail redirects
 * afterwards; `chosenPeople`, the people of the order form there (decision registration-and-sessions). registerFailed
 * (400) when the address has an account.
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
    chosenPeople: listOf(chosenPerson(today), { fewest: 1, most: mostPeople }).optional(),
  })

export type SignupBody = z.infer<ReturnType<typeof signupBody>>

/** POST /user/get-user-exists `{ email }` → `{ exists }`: used by the two-step registration before its second step. */
export const emailBody = z.strictObject({ email: emailAddress })

export const existsAnswer = z.object({ exists: z.boolean() })

/** POST /user/validate-by-email `{ email }` → `{ isConfirmed }`: whether the address is confirmed. */
export const confirmedAnswer = z.object({ isConfirmed: z.boolean() })

/**
 * POST /user/validate-email `{ id }`, the token of a confirmation link → `{ email }`, now confirmed; with a session and the
 * people of the order if the caller had no session and this call confirmed a new account (decision
 * registration-and-sessions). The same link again returns only `{ email }`; confirmFailed (400) for an unknown or expired
 * one.
 */
export const confirmBody = z.strictObject({ id: linkToken })

export const confirmAnswer = z.object({
  ...addressAnswer.shape,
  ...sessionAnswer.partial().shape,
  chosenPeople: z.array(z.object({ name: z.string(), date: z.string() })).optional(),
})
