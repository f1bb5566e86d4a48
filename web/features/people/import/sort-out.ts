import { normalizeText } from '@/lib/contract/normalize-text'
import { evaluatePerson, type RowFault } from './evaluate-person'
import type { FoundPerson } from './found-people'
import type { DateHint, FileReading } from './read-file-date'

type Person = { name: string; date: string }

/** The result for a person of a file. `known` is saved already, `doubled` is listed earlier in the file. */
export type Verdict =
  | ({ state: 'ready' | 'known' | 'doubled'; hint?: DateHint | undefined } & Person)
  | { state: 'faulty'; fault: RowFault }

type Reading = FileReading & {
  /** Keys of the saved people. */
  known: ReadonlySet<string>
}

/** Key that identifies a person, as in the cms: the same name, ignoring case and accents, and date. */
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
