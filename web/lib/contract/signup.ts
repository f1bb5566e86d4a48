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

/** A person of the result from which an order follows. Without a name they get one in the order. */
const chosenPerson = (today: string) =>
  z.strictObject(
    { name: optionalLine(personNameLength), date: birthDate(today) },
    { error: 'invalidField' },
  )

export type ChosenPerson = z.infer<ReturnType<typeof chosenPerson>>

/**
 * POST /user/signup → 201 `{ email }`: the account exists, a mail with the confirming link is on its way. Beyond spec
 * §7 there are `birthDate` and `privacyPolicy`, which spec §5 asks for, `redirectUrl`, where the letter's link leads on
 * to, and `chosenPeople`, the people of the order there (decision registration-and-sessions). registerFailed (400)
 * when the address has an account.
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

/** POST /user/get-user-exists `{ email }` → `{ exists }`: the two-step registration asks before its second step. */
export const emailBody = z.strictObject({ email: emailAddress })

export const existsAnswer = z.object({ exists: z.boolean() })

/** POST /user/validate-by-email `{ email }` → `{ isConfirmed }`: whether the address was confirmed. */
export const confirmedAnswer = z.object({ isConfirmed: z.boolean() })

/**
 * POST /user/validate-email `{ id }`: the secret of a confirming link → `{ email }`, now confirmed; with a session and
 * the people of the order for a caller without a session who confirmed the address of a new account by this very call
 * (decision registration-and-sessions). The same link again returns `{ email }` alone; confirmFailed (400) when it is
 * unknown or too old.
 */
export const confirmBody = z.strictObject({ id: linkToken })

export const confirmAnswer = z.object({
  ...addressAnswer.shape,
  ...sessionAnswer.partial().shape,
  chosenPeople: z.array(z.object({ name: z.string(), date: z.string() })).optional(),
})
