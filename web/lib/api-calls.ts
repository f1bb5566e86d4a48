import type { z } from 'zod'
import type { EndpointName } from './contract/endpoints'
import type {
  deleteUserBody,
  forgotPasswordQuery,
  passwordUpdate,
  resetPasswordBody,
  resetTokenBody,
} from './contract/password'
import type {
  loginBody,
  logoutBody,
  meQuery,
  revokeDeviceBody,
  SessionAnswer,
} from './contract/session'
import type { confirmBody, emailBody, signupBody } from './contract/signup'
import type { User, userUpdate } from './contract/user'

type Schema = z.ZodType | ((today: string) => z.ZodType)
type InputOf<T extends Schema> = z.input<T extends (today: string) => infer Made ? Made : T>
type Call<T extends Schema, Answer> = { input: InputOf<T>; answer: Answer }

/** web keeps the token to itself: a page hears of the rest of a session. */
type Session = Omit<SessionAnswer, 'token'>
type Changed = { user: User }
type Address = { email: string }

/** What pages send with a call of the contract, and what they hear. Types only: no schema comes along. */
export type Calls = {
  login: Call<typeof loginBody, Session>
  me: Call<typeof meQuery, Session>
  logout: Call<typeof logoutBody, { ended: unknown }>
  signup: Call<typeof signupBody, Address>
  userExists: Call<typeof emailBody, { exists: boolean }>
  validateByEmail: Call<typeof emailBody, { isConfirmed: boolean }>
  validateEmail: Call<typeof confirmBody, Address>
  updateUser: Call<typeof userUpdate, Changed>
  forgotPassword: Call<typeof forgotPasswordQuery, Address>
  validateResetToken: Call<typeof resetTokenBody, { isValid: true }>
  resetPassword: Call<typeof resetPasswordBody, Address>
  updatePassword: Call<typeof passwordUpdate, Session>
  revokeDevice: Call<typeof revokeDeviceBody, { id: string }>
  deleteUser: Call<typeof deleteUserBody, { deleted: true }>
}

export type CallName = keyof Calls & EndpointName
