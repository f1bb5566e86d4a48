import { linkTo } from './links'
import { orderAt } from './order-at'

type Query = Record<string, string | undefined>

/** Link to the login for users with an account. Without `tab`, an order opens the registration (readLoginQuery). */
export const linkToLogin = (redirectUrl: string | undefined, others: Query = {}) =>
  linkTo('login', { tab: redirectUrl && orderAt(redirectUrl) && 'login', ...others, redirectUrl })
