import { linkTo } from './links'
import { orderAt } from './order-at'

type Query = Record<string, string | undefined>

/** The login for users with an account: an order alone would open the registration (readLoginQuery). */
export const linkToLogin = (redirectUrl: string | undefined, others: Query = {}) =>
  linkTo('login', { tab: redirectUrl && orderAt(redirectUrl) && 'login', ...others, redirectUrl })
