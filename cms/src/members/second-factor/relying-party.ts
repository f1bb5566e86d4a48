import { env } from '../../platform/lib/env'

const { hostname, origin } = new URL(env.PUBLIC_URL)

/** The site that passkeys belong to (WebAuthn): they work on no other host. */
export const relyingParty = { id: hostname, origin, name: env.PRODUCT_NAME } as const
