import type { Core } from '@strapi/strapi'
import { lockKey } from '../../platform/database/lock-key'
import { markOf } from '../../platform/lib/address-mark'
import { now } from '../../platform/lib/clock'
import { readSettings } from '../../platform/settings/read-settings'
import { outboxTable } from './outbox-rows'

const weekMs = 7 * 86_400_000

/**
 * Takes one of the places of an address within seven days, of e-mails that go to a list, for an e-mail of the outbox.
 * Returns false if all are taken. An e-mail that has a place keeps it, however often it is sent. The places are
 * locked: of two e-mails at once, also of two processes, the second counts the first.
 */
export const takeWeeklyPlace = async (
  strapi: Core.Strapi,
  { id, to }: { id: number; to: string },
): Promise<boolean> =>
  strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    await lockWeek(strapi, to)
    const own: { listed_at: unknown } | undefined = await trx(outboxTable)
      .where({ id })
      .first('listed_at')
    if (own?.listed_at) return true
    if (await isWeekFull(strapi, to)) return false
    await trx(outboxTable)
      .where({ id })
      .update({ list_mark: markOf(to), listed_at: now() })
    return true
  })

/** Locks the places of an address until the caller's transaction ends. */
export const lockWeek = (strapi: Core.Strapi, to: string) => lockKey(strapi, `weekly ${markOf(to)}`)

/** Whether an address has got as many e-mails from lists within seven days as the setting allows. */
export const isWeekFull = async (strapi: Core.Strapi, to: string): Promise<boolean> => {
  const { emailsPerWeek } = await readSettings(strapi)
  const since = new Date(now().getTime() - weekMs)
  return strapi.db.transaction(async ({ trx }): Promise<boolean> => {
    const [row] = await trx(outboxTable)
      .where({ list_mark: markOf(to) })
      .where('listed_at', '>', since)
      .count({ count: '*' })
    return Number(row?.count ?? 0) >= emailsPerWeek
  })
}
