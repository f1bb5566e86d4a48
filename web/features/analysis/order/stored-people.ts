import { drawableName } from '@/base/text/person-name'
import { isBirthDate } from '@/lib/contract/birth-date'
import { readFromTab, storeInTab } from '@/ui/form/tab-values'

/** A person as typed: the date may be incomplete. */
export type TypedPerson = { name: string; date: string; role?: string | undefined }

export const isBlank = ({ name, date }: TypedPerson) => name.trim() === '' && date.trim() === ''

/**
 * Stores the people of an order in this tab until it is paid: they survive the return from Stripe's page and a new
 * login. Blank ones are left out.
 */
export function storePeople(owner: string, people: readonly TypedPerson[]) {
  const typed = people.filter((person) => !isBlank(person))
  storeInTab({
    people: typed.length > 0 ? JSON.stringify({ owner, people: typed.map(plain) }) : '',
  })
}

/** People of the owner's order in this tab; those of another owner are ignored. */
export function storedPeople(owner: string): TypedPerson[] {
  const stored = parse(readFromTab('people'))
  return isObject(stored) && stored.owner === owner ? peopleIn(stored.people) : []
}

/** Stores the people of a result for an order that follows. Dates are `YYYY-MM-DD`. */
export const storeChosenPeople = (people: readonly TypedPerson[]) =>
  storeInTab({ chosenPeople: chosenText(people) })

/** The same as text, for a page without its own script (StoreInTab). */
export const chosenText = (people: readonly TypedPerson[]) => JSON.stringify(people.map(plain))

/** People of the result from which the visitor came here; removed from the tab when read. */
export function takeChosenPeople(): TypedPerson[] {
  const chosen = peopleIn(parse(readFromTab('chosenPeople')))
  storeInTab({ chosenPeople: '' })
  return chosen
}

/**
 * The same for a registration that leads to the order: its e-mail may be opened on another device, without this tab's
 * values. Includes only birth dates up to `today`.
 */
export const chosenSoFar = (today: string): TypedPerson[] =>
  peopleIn(parse(readFromTab('chosenPeople')))
    .filter(({ date }) => isBirthDate(date, today))
    .map(({ name, date }) => ({ name: drawableName(name), date }))

const plain = ({ name, date, role }: TypedPerson): TypedPerson => ({
  name,
  date,
  ...(role && { role }),
})

// The stored value can be of another version, or invalid.
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
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.date === 'string' &&
  (value.role === undefined || typeof value.role === 'string')

const peopleIn = (value: unknown): TypedPerson[] =>
  Array.isArray(value) ? value.filter(isPerson) : []
