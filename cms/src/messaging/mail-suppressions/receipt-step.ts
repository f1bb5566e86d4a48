import { type ReceiptStep, receiptSteps } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { factsTable } from '../../members/users/facts/facts-row'
import type { UserRow } from '../../members/users/user-row'
import { type SuppressionReason, suppressionOf } from './suppressions'

const reasons = {
  bounced: ['bounced'],
  unsubscribed: ['left', 'never', 'complained'],
} as const satisfies Record<string, readonly SuppressionReason[]>

/** Users with a suppressed address: few. SQLite keeps the order of a CROSS JOIN, and so begins with the suppressions. */
const isSuppressed = (reasons: readonly SuppressionReason[]) =>
  `t.user_id IN (SELECT f.user_id FROM mail_stops s CROSS JOIN ${factsTable} f
    WHERE f.mail_mark = s.mark AND s.reason IN (${reasons.map((reason) => `'${reason}'`).join(', ')}))`

type Obstacle = Exclude<ReceiptStep, 'receivers'>

type Reader = Pick<UserRow, 'email' | 'blocked' | 'confirmed' | 'newsLetter'>
type Asked = Reader & { reason: SuppressionReason | undefined }

const among = (known: readonly SuppressionReason[], { reason }: Asked) =>
  reason !== undefined && known.includes(reason)

/** What keeps an e-mail to many from a user; the first that is true counts. In SQL for facts `t`, and for one user. */
const obstacles: Readonly<Record<Obstacle, { sql: string; is: (user: Asked) => boolean }>> = {
  blocked: { sql: 't.blocked', is: ({ blocked }) => blocked },
  unconfirmed: { sql: 'NOT t.confirmed', is: ({ confirmed }) => !confirmed },
  bounced: { sql: isSuppressed(reasons.bounced), is: (user) => among(reasons.bounced, user) },
  unsubscribed: {
    sql: isSuppressed(reasons.unsubscribed),
    is: (user) => among(reasons.unsubscribed, user),
  },
  // Mirrors whether the address is on the newsletter's list (decision newsletter-issues).
  withoutConsent: { sql: 'NOT t.news_letter', is: ({ newsLetter }) => !newsLetter },
}

const steps = receiptSteps.filter((step) => step !== 'receivers')

/** SQL of the step at which a user `t` is counted. */
export const stepSql = `CASE ${steps
  .map((step) => `WHEN ${obstacles[step].sql} THEN '${step}'`)
  .join(' ')} ELSE 'receivers' END`

/** The same for one user, asked when an e-mail is sent. */
export async function stepOf(strapi: Core.Strapi, user: Reader): Promise<ReceiptStep> {
  const asked = { ...user, reason: await suppressionOf(strapi, user.email) }
  return steps.find((step) => obstacles[step].is(asked)) ?? 'receivers'
}
