import type { ErrorCode } from '@krono/contract'
import type { MemberLimitName, RateLimitName } from './rate-limits'

/** Strapi's own permissions are for its panel and for web's token; our policies say who may call. */
const open = { auth: false } as const

/** Who is asked before a controller runs: the row of a route reads like a sentence. */
export const loggedIn = { ...open, policies: ['global::is-logged-in'] }
/** Likewise, and for an editor's preview. */
export const viewing = { ...open, policies: ['global::is-viewer'] }
/** For admins; to others there is no such address (spec/back-office, "Rights"). Every route below /admin. */
export const backOffice = {
  ...open,
  policies: [{ name: 'global::is-admin', config: { code: 'notFound' } }],
}
export const premium = { ...open, policies: ['global::is-premium'] }

/** For those whose plan holds; the others hear this code. */
export const premiumElse = (code: ErrorCode) => ({
  ...open,
  policies: [{ name: 'global::is-premium', config: { code } }],
})

/** For those, as often as a row of the table says. */
export const atMost = <Config extends object>(of: MemberLimitName, config: Config) => ({
  ...config,
  middlewares: [{ name: 'global::limit-member', config: { of } }],
})

/** Open to everybody, as often as a row of the table says. */
export const limited = (of: RateLimitName) => ({
  ...open,
  middlewares: [{ name: 'global::limit-rate', config: { of } }],
})

/** Open to everybody, as often as they like. */
export const unlimited = open
