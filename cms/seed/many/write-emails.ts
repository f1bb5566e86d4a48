import { emailRetentionDays } from '../../src/messaging/mail/purge-emails'
import { env } from '../../src/platform/lib/env'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import type { Person } from './people'
import type { Rows } from './rows'

const dayMs = 86_400_000

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; now: number }

const outcomes = { sent: 96, skipped: 2, dead: 2 } as const

/** Writes e-mails of sequences that ended within the retention: most were sent, some were skipped, some failed. */
export async function writeEmails(
  people: readonly Person[],
  count: number,
  { bulk, dice, rows, now }: Tools,
) {
  for (let written = 0; written < count; written += 1) {
    const at = now - Math.floor(dice.roll() * (emailRetentionDays.over - 1) * dayMs)
    const state = dice.weighed(outcomes)
    await bulk.add('outgoing_mails', {
      ...rows.row(at),
      ...{ mail: 'sequence', user_id: dice.oneOf(people).id, language: env.LANGUAGE },
      ...{ dedupe_key: `many-email-${written}`, due_at: bulk.instant(at), state },
      ...{ sent_at: state === 'sent' ? bulk.instant(at + 4000) : null },
      note: state === 'skipped' ? 'weeklyLimit' : null,
    })
  }
}
