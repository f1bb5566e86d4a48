import { z } from 'zod'
import { emailAddress, givenPassword, onwardPath, rowId, yesOrNo } from './account-fields'
import { userSchema } from './user'

/**
 * POST /user/login → a session; loginFailed (401) whatever was wrong, emailNotConfirmed (403): the letter that is sent
 * then leads on to `redirectUrl`.
 */
export const loginBody = z.strictObject({
  email: emailAddress,
  password: givenPassword,
  rememberMe: yesOrNo.optional(),
  redirectUrl: onwardPath.optional(),
})

/** GET /user/me?rememberMe= (header token): `false` makes the session a short one from now on. */
export const meQuery = z.strictObject({
  rememberMe: z.enum(['true', 'false'], { error: 'invalidField' }).optional(),
})

/**
 * A session (spec §3): the token for the header `token`, and for how many days it holds unless it is
 * renewed by the me call. web seals the token into its cookie and gives the rest to the page.
 */
export const sessionAnswer = z.object({
  user: userSchema,
  token: z.string(),
  expiresIn: z.number(),
})

export type SessionAnswer = z.infer<typeof sessionAnswer>

/** Days that a session holds with and without rememberMe (spec §9). */
export const sessionDays = { remembered: 30, short: 1 } as const

/** POST /user/logout → `{ ended }`; `everywhere` ends the user's other sessions too. */
export const logoutBody = z.strictObject({ everywhere: yesOrNo.optional() })

/** How many sessions ended. */
export const logoutAnswer = z.object({ ended: z.number() })

/** GET /user/devices → where the user is signed in, the present one first. */
export const devicesAnswer = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      /** Browser and system in words, `Firefox · Linux`; empty when unknown. */
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
