import type { EndpointName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { AppError } from '../../platform/lib/app-error'
import { readSettings } from '../../platform/settings/read-settings'
import { confirmsBySecondFactor } from './admin-second-factor'
import { isFresh, requireFreshPassword } from './fresh-password'
import { findSession, type SessionRow } from './sessions'
import { findUser, type UserRow } from './user-row'

/** The caller: the user, the session that identifies them, and whether its password was entered recently. */
export type Caller = { user: UserRow; session: SessionRow; hasFreshPassword: boolean }

type RequestContext = Pick<Context, 'state'> & { request: { headers: Context['headers'] } }

/** The caller by the header `token` (spec §7); undefined without a token, for an ended session or a blocked user. */
export async function findCaller(strapi: Core.Strapi, { request }: RequestContext) {
  const { token } = request.headers
  if (typeof token !== 'string' || token === '' || token.length > 200) return undefined
  const session = await findSession(strapi, token)
  const user = session && (await findUser(strapi, session.userId))
  if (!session || !user || user.blocked) return undefined
  const { passwordFreshMinutes } = await readSettings(strapi)
  const bySecondFactor = await confirmsBySecondFactor(strapi, { user, session })
  const confirmedAt = bySecondFactor ? session.secondFactorAt : session.passwordTypedAt
  return { user, session, hasFreshPassword: isFresh(confirmedAt, passwordFreshMinutes) }
}

/** The caller on a route with a policy that requires one; cached for the request. */
export async function requireCaller(strapi: Core.Strapi, context: RequestContext): Promise<Caller> {
  const caller = await findCaller(strapi, context)
  if (!caller) throw new AppError('notAuthorized')
  context.state.caller = caller
  context.state.requirePassword = (name: EndpointName, input: unknown) =>
    requireFreshPassword(name, input, caller)
  return caller
}

/** For controllers behind the policy `is-logged-in`, `is-premium` or `is-admin`. */
export function callerOf({ state }: Pick<Context, 'state'>): Caller {
  const { caller } = state
  if (!caller) throw new AppError('notAuthorized')
  return caller
}
