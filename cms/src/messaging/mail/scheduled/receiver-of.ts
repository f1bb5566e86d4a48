import type { EmailSkip } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../../members/users/user-row'
import { markOf } from '../../../platform/lib/address-mark'
import { stepOf } from '../../mail-suppressions/receipt-step'
import { type OutboxRow, outboxTable } from '../outbox-rows'

type Receiver = { to: string; name: string | null; skip?: undefined } | { skip: EmailSkip }

/** The key of an e-mail to a group: each address gets it once. */
export const keyOfScheduled = (documentId: string, email: string) =>
  `scheduled:${documentId}:${markOf(email)}`

/** Who gets a due e-mail now: at the user's current address, if they still want and may get it. */
export async function receiverOf(strapi: Core.Strapi, row: OutboxRow): Promise<Receiver> {
  const user = row.userId === null ? undefined : await findUser(strapi, row.userId)
  if (!user) return { skip: 'gone' }
  const step = await stepOf(strapi, user)
  if (step !== 'receivers') return { skip: step }
  if (!(await claimAddress(strapi, row, user.email))) return { skip: 'sameAddress' }
  return { to: user.email, name: user.firstName }
}

/** After a change of the address the key becomes that of the new one, unless another e-mail has it. */
async function claimAddress({ db }: Core.Strapi, { id, templateId }: OutboxRow, email: string) {
  const dedupe_key = keyOfScheduled(templateId ?? '', email)
  return db.transaction(async ({ trx }): Promise<boolean> => {
    const other = await trx(outboxTable).where({ dedupe_key }).first('id')
    if (other) return Number(other.id) === id
    return (await trx(outboxTable).where({ id }).update({ dedupe_key })) === 1
  })
}
