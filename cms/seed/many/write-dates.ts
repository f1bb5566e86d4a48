import { datesTable } from '../../src/people/saved-dates/date-row'
import { nameKeys } from '../../src/people/saved-dates/name-keys'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import { birthDateFor, fullName, nameFor, type Person } from './people'
import type { Rows } from './rows'

type Tools = { bulk: Bulk; dice: Dice; rows: Rows; now: number }

const groups = { family: 40, friends: 30, work: 15, none: 15 }

/** Writes a number of saved dates for all people together: most have a few, some have hundreds. */
export async function writeDates(people: readonly Person[], count: number, tools: Tools) {
  const { bulk, dice, rows, now } = tools
  const shares = people.map(() => (dice.may(0.35) ? 0 : 1 / (0.02 + dice.roll() ** 0.7)))
  const all = shares.reduce((sum, share) => sum + share, 0)
  let until = 0
  let written = 0
  for (const [index, person] of people.entries()) {
    until += shares[index] ?? 0
    for (const wanted = Math.round((until / all) * count); written < wanted; written += 1) {
      const name = fullName(person.language, nameFor(dice, person.language))
      const group = dice.weighed(groups)
      const savedAt = person.joinedAt + dice.roll() ** 2 * (now - person.joinedAt)
      await bulk.add(datesTable, {
        ...rows.row(savedAt),
        ...{ user_id: person.id, name, ...nameKeys(name) },
        date: birthDateFor(dice, now, [0, 88]),
        ...{ group_key: group === 'none' ? null : group, invitation_id: null, deleted_at: null },
      })
    }
  }
}
