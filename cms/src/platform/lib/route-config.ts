import type { ErrorCode, FeatureSwitch } from '@krono/contract'
import type { MemberLimitName, RateLimitName } from './rate-limits'

/** Strapi's own permissions apply to its panel and to web's token; our policies decide who may call. */
const open = { auth: false } as const

/** Route configurations by required role. */
export const loggedIn = { ...open, policies: ['global::is-logged-in'] }
/** For everybody, with the session of a member: for videos, also in a free lesson and in an editor's preview. */
export const viewing = { ...open, policies: ['global::is-viewer'] }
/** For members, and for editors in a preview: for them the rule stores nothing. */
export const previewing = { ...open, policies: ['global::is-logged-in-or-previewing'] }
/** For admins; a 404 for others (spec §2, "Back office"). Every route below /admin. */
export const backOffice = {
  ...open,
  policies: [{ name: 'global::is-admin', config: { code: 'notFound' } }],
}
export const premium = { ...open, policies: ['global::is-premium'] }

/** For members with an active plan; others get this error code. */
export const premiumElse = (code: ErrorCode) => ({
  ...open,
  policies: [{ name: 'global::is-premium', config: { code } }],
})

/** Adds a limit per member from `memberLimits`. */
export const atMost = <Config extends object>(of: MemberLimitName, config: Config) => ({
  ...config,
  middlewares: [{ name: 'global::limit-member', config: { of } }],
})

/** Public, with a limit from `rateLimits`. */
export const limited = (of: RateLimitName) => ({
  ...open,
  middlewares: [{ name: 'global::limit-rate', config: { of } }],
})

type WithMiddlewares = { middlewares: readonly { name: string; config: object }[] }

/** Refused while a setting switches the feature off; refused calls count against their limit. */
export const whileOpen = <Config extends WithMiddlewares>(by: FeatureSwitch, config: Config) => ({
  ...config,
  middlewares: [...config.middlewares, { name: 'global::while-open', config: { by } }],
})

/** Public, without a limit. */
export const unlimited = open
