import type { SessionAnswer } from '@krono/contract'
import { daysOf, type SessionRow } from './sessions'
import { userAnswerOf } from './user-answer'
import type { UserRow } from './user-row'

type Started = { user: UserRow; token: string; session: Pick<SessionRow, 'rememberMe'> }

/** A session as its bearer gets it (spec §3, "Session response"). */
export const sessionAnswerOf = ({ user, token, session }: Started): SessionAnswer => ({
  user: userAnswerOf(user, session),
  token,
  expiresIn: daysOf(session.rememberMe),
})
