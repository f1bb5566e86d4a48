import { env } from '../lib/env'

/** Ways to notify the operator. */
export type Channel = 'mail' | 'webhook'

/** The configured ones. Without SMTP_URL no e-mail can be sent. */
export const channels: readonly Channel[] = [
  ...(env.OPERATOR_EMAIL && env.SMTP_URL ? (['mail'] as const) : []),
  ...(env.OPERATOR_WEBHOOK_URL ? (['webhook'] as const) : []),
]
