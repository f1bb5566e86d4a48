import type { Core } from '@strapi/strapi'
import { markOf } from '../../platform/lib/address-mark'
import { now } from '../../platform/lib/clock'
import { newRow } from '../../platform/lib/new-row'

/**
 * left: no newsletter; never: only e-mails about an account; bounced: e-mails are returned; complained: reported as
 * spam.
 */
export type SuppressionReason = 'left' | 'never' | 'bounced' | 'complained'

type SuppressionRow = { reason: SuppressionReason | null; softBounces: number }

/**
 * list: sent to a list; person: once, on a request (perhaps by a third party); reminder: repeatedly, at the reader's
 * own request.
 */
export type ListKind = 'list' | 'person' | 'reminder'

export const suppressionUid = 'api::mail-stop.mail-stop'
const table = 'mail_stops'

const allowedKinds: Readonly<Record<SuppressionReason, readonly ListKind[]>> = {
  left: ['person', 'reminder'],
  bounced: ['person'],
  never: [],
  complained: [],
}

/** In ascending order of what each reason suppresses; a stronger reason is not replaced by a weaker one. */
const weights = ['left', 'bounced', 'never', 'complained'] as const satisfies SuppressionReason[]

/** Why e-mails to an address are suppressed; undefined if they are not. */
export async function suppressionOf(
  { db }: Core.Strapi,
  email: string,
): Promise<SuppressionReason | undefined> {
  const row: SuppressionRow | null = await db
    .query(suppressionUid)
    .findOne({ where: { mark: markOf(email) } })
  return row?.reason ?? undefined
}

/** Whether e-mails of a kind may be sent to an address, independent of the lists it is on. */
export async function isMailAllowed(strapi: Core.Strapi, email: string, kind: ListKind) {
  const reason = await suppressionOf(strapi, email)
  return !reason || allowedKinds[reason].includes(kind)
}

/** Suppresses e-mails to an address. In the caller's transaction; of concurrent reasons the strongest remains. */
export async function suppressMail({ db }: Core.Strapi, mark: string, reason: SuppressionReason) {
  const at = now()
  const weaker = weights.slice(0, weights.indexOf(reason))
  await db.transaction(async ({ trx }) => {
    await trx(table)
      .insert({ ...newRow(), mark, reason, stopped_at: at, soft_bounces: 0 })
      .onConflict('mark')
      .ignore()
    await trx(table)
      .where({ mark })
      .whereRaw(
        `(reason IS NULL OR reason IN (${weaker.map(() => '?').join(',') || 'NULL'}))`,
        weaker,
      )
      .update({ reason, stopped_at: at })
  })
}

/** Ends a suppression, after the reader requested e-mails again and confirmed it by the link sent to that address. */
export async function endSuppression({ db }: Core.Strapi, mark: string) {
  await db.query(suppressionUid).deleteMany({ where: { mark } })
}
