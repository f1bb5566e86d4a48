import { z } from 'zod'
import {
  currentPassword,
  emailAddress,
  onwardPath,
  rowId,
  secondCode,
  yesOrNo,
} from './account-fields'
import { userSchema } from './user'

/**
 * POST /user/login → a session; loginFailed (401) for any wrong credentials, emailNotConfirmed (403): then an e-mail is
 * sent whose link redirects to `redirectUrl`. With an authenticator app also `code`: codeNeeded (403) without it,
 * wrongSecondCode (400).
 */
export const loginBody = z.strictObject({
  email: emailAddress,
  password: currentPassword,
  code: secondCode.optional(),
  rememberMe: yesOrNo.optional(),
  redirectUrl: onwardPath.optional(),
})

/** GET /user/me?rememberMe= (header token): `false` makes the session a short one from then on. */
export const meQuery = z.strictObject({
  rememberMe: z.enum(['true', 'false'], { error: 'invalidField' }).optional(),
})

/**
 * A session (spec §3): the token for the header `token`, and the number of days for which it is valid unless the me call
 * renews it. web stores the token encrypted in its cookie and gives the rest to the page.
 */
export const sessionAnswer = z.object({
  user: userSchema,
  token: z.string(),
  expiresIn: z.number(),
})

export type SessionAnswer = z.infer<typeof sessionAnswer>

/** Days for which a session is valid with and without rememberMe (spec §9). */
export const sessionDays = { remembered: 30, short: 1 } as const

/** POST /user/logout → `{ ended }`; `everywhere` also ends the user's other sessions. */
export const logoutBody = z.strictObject({ everywhere: yesOrNo.optional() })

/** Number of ended sessions. */
export const logoutAnswer = z.object({ ended: z.number() })

/** GET /user/devices → the user's sessions, the current one first. */
export const devicesAnswer = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, `Firefox · Linux`; empty when unknown. */
      label: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})

export type Device = z.infer<typeof devicesAnswer>['devices'][number]

/** POST /user/revokeDevice `{ id }` → `{ id }`; notFound for a session that is not the user's. */
export const revokeDeviceBody = z.strictObject({ id: rowId })
