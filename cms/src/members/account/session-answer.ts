import type { SessionAnswer } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { daysOf, type SessionRow } from '../users/sessions'
import type { UserRow } from '../users/user-row'
import { userAnswerOf } from './user-answer'

type Started = {
  user: UserRow
  token: string
  session: Pick<SessionRow, 'rememberMe' | 'secondFactorAt'>
}

/** The session response for its owner (spec §3, "Session response"). */
export const sessionAnswerOf = async (
  strapi: Core.Strapi,
  { user, token, session }: Started,
): Promise<SessionAnswer> => ({
  user: await userAnswerOf(strapi, user, session),
  token,
  expiresIn: daysOf(session.rememberMe),
})
