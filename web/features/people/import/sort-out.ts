import { normalizeText } from '@/lib/contract/normalize-text'
import { evaluatePerson, type RowFault } from './evaluate-person'
import type { FoundPerson } from './found-people'
import type { DateHint, FileReading } from './read-file-date'

type Person = { name: string; date: string }

/** What becomes of a person of a file. `known` is saved already, `doubled` stands further up in the file. */
export type Verdict =
  | ({ state: 'ready' | 'known' | 'doubled'; hint?: DateHint | undefined } & Person)
  | { state: 'faulty'; fault: RowFault }

type Reading = FileReading & {
  /** Keys of those who are saved. */
  known: ReadonlySet<string>
}

/** By this the same person is known again, as the cms does: the same name, however it is written, and date. */
export const keyOf = ({ name, date }: Person) => `${date} ${normalizeText(name)}`

/** One verdict for each person, in their order. */
export function sortOut(people: readonly FoundPerson[], reading: Reading): Verdict[] {
  const seen = new Set<string>()
  return people.map((found) => {
    const result = evaluatePerson(found, reading)
    if (result.fault) return { state: 'faulty', fault: result.fault }
    const key = keyOf(result)
    if (reading.known.has(key)) return { state: 'known', ...result }
    if (seen.has(key)) return { state: 'doubled', ...result }
    seen.add(key)
    return { state: 'ready', ...result }
  })
}
