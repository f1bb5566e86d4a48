import { readFromTab, storeInTab } from '@/ui/form/tab-values'

/** Somebody as they were typed: the date need not be one yet. */
export type TypedPerson = { name: string; date: string }

export const isBlank = ({ name, date }: TypedPerson) => name.trim() === '' && date.trim() === ''

/**
 * Keeps whom an order is about in this tab, until it is paid: who comes back from Stripe's page, or had to sign in
 * again, finds them as they were. Blank ones are left out.
 */
export function storePeople(owner: string, people: readonly TypedPerson[]) {
  const typed = people.filter((person) => !isBlank(person))
  storeInTab({
    people: typed.length > 0 ? JSON.stringify({ owner, people: typed.map(plain) }) : '',
  })
}

/** Whom the owner's order in this tab is about; another's is nobody's business. */
export function storedPeople(owner: string): TypedPerson[] {
  const kept = parse(readFromTab('people'))
  return isObject(kept) && kept.owner === owner ? peopleIn(kept.people) : []
}

/** Keeps whom a result is about, for the order that follows from it. Dates are `YYYY-MM-DD`. */
export const storeChosenPeople = (people: readonly TypedPerson[]) =>
  storeInTab({ chosenPeople: JSON.stringify(people.map(plain)) })

/** Whom the result was about from which somebody came here: told once. */
export function takeChosenPeople(): TypedPerson[] {
  const chosen = peopleIn(parse(readFromTab('chosenPeople')))
  storeInTab({ chosenPeople: '' })
  return chosen
}

const plain = ({ name, date }: TypedPerson): TypedPerson => ({ name, date })

// What stands there may be of another version, or anybody's.
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isPerson = (value: unknown): value is TypedPerson =>
  isObject(value) && typeof value.name === 'string' && typeof value.date === 'string'

const peopleIn = (value: unknown): TypedPerson[] =>
  Array.isArray(value) ? value.filter(isPerson) : []
