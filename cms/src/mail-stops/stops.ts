import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { newRow } from '../lib/new-row'
import { markOf } from './signatures'

/**
 * left: wants no newsletter; never: no letter of ours but those about an account; bounced: letters come back; complained: their mail
 * program was told that we are a nuisance.
 */
export type StopReason = 'left' | 'never' | 'bounced' | 'complained'

type StopRow = { reason: StopReason | null; softBounces: number }

/** Sent to a list; to one person because somebody (perhaps they themselves) asked for it; again and again because they did. */
export type ListKind = 'list' | 'person' | 'reminder'

export const stopUid = 'api::mail-stop.mail-stop'
const table = 'mail_stops'

const wants: Readonly<Record<StopReason, readonly ListKind[]>> = {
  left: ['person', 'reminder'],
  bounced: ['person'],
  never: [],
  complained: [],
}

/** How much each reason ends; one that ends more is not replaced by one that ends less. */
const weights = ['left', 'bounced', 'never', 'complained'] as const satisfies StopReason[]

/** Whether an address may be written to, whatever list it stands on. */
export async function mayWrite({ db }: Core.Strapi, email: string, kind: ListKind) {
  const row: StopRow | null = await db.query(stopUid).findOne({ where: { mark: markOf(email) } })
  return !row?.reason || wants[row.reason].includes(kind)
}

/** From now on an address is not written to. In the caller's transaction; several at once end in the strongest. */
export async function stopMail({ db }: Core.Strapi, mark: string, reason: StopReason) {
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

/** Somebody who reads the address asked for letters again, and pressed the button of the letter that went there. */
export async function takeStopBack({ db }: Core.Strapi, mark: string) {
  await db.query(stopUid).deleteMany({ where: { mark } })
}
