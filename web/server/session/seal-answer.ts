import { sessionAnswer } from '@krono/contract'
import { audienceOf, lacksName } from './audience-of'
import { cookieWith, daySeconds } from './cookie'
import { sealSession } from './seal'

/**
 * Splits a session response of the cms: the token goes into a sealed cookie, the rest to the page, so that no script
 * can read the token. Returns undefined if the response is not a session.
 */
export async function sealAnswer(answer: unknown) {
  const parsed = sessionAnswer.safeParse(answer)
  if (!parsed.success) return undefined
  const { token, ...forPage } = parsed.data
  const { user, expiresIn } = forPage
  const session = {
    token,
    audience: audienceOf(user),
    user: user.id,
    ...(lacksName(user) && { lacksName: true as const }),
  }
  const seal = await sealSession(session, expiresIn * daySeconds)
  return { cookie: cookieWith(seal, expiresIn), forPage }
}
