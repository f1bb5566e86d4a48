import type { DateOrder } from '@/base/text/date-text'
import { fold } from '@/lib/contract/fold'
import type { FoundPerson } from './found-people'
import { judgePerson, type RowFault } from './judge-person'

type Person = { name: string; date: string }

/** What becomes of a person of a file. `known` is saved already, `doubled` stands further up in the file. */
export type Verdict =
  | ({ state: 'ready' | 'known' | 'doubled' } & Person)
  | { state: 'faulty'; fault: RowFault }

type Reading = {
  order: DateOrder
  latest: string
  /** Keys of those who are saved. */
  known: ReadonlySet<string>
}

/** By this the same person is known again, as the cms does: the same name, however it is written, and date. */
export const keyOf = ({ name, date }: Person) => `${date} ${fold(name)}`

/** One verdict for each person, in their order. */
export function sortOut(people: readonly FoundPerson[], reading: Reading): Verdict[] {
  const seen = new Set<string>()
  return people.map((found) => {
    const judged = judgePerson(found, reading)
    if (judged.fault) return { state: 'faulty', fault: judged.fault }
    const key = keyOf(judged)
    if (reading.known.has(key)) return { state: 'known', ...judged }
    if (seen.has(key)) return { state: 'doubled', ...judged }
    seen.add(key)
    return { state: 'ready', ...judged }
  })
}
