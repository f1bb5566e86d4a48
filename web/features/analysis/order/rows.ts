import { isBlank, type TypedPerson } from './stored-people'

/** A row of the form: a person as typed. The id stays when other rows are added or removed. */
export type Row = TypedPerson & { id: number }

/** Minimum and maximum number of people of a kind. */
export type Range = readonly [fewest: number, most: number]

const noPerson: TypedPerson = { name: '', date: '' }

const idAfter = (rows: readonly Row[]) => 1 + Math.max(-1, ...rows.map(({ id }) => id))

/** Adds a row, at the end or at a position. */
export function withRow(
  rows: readonly Row[],
  person: TypedPerson = noPerson,
  place = rows.length,
): Row[] {
  const { name, date, role } = person
  const row: Row = { name, date, ...(role && { role }), id: idAfter(rows) }
  return [...rows.slice(0, place), row, ...rows.slice(place)]
}

/** Adds blank rows up to a kind's minimum. */
export const atLeast = (rows: readonly Row[], fewest: number): readonly Row[] =>
  rows.length >= fewest ? rows : atLeast(withRow(rows), fewest)

export type Placed =
  | { is: 'placed'; rows: Row[]; place: number }
  /** The person is already in the form, or no row is free. */
  | { is: 'already' | 'full' }

const isSame = (a: TypedPerson, b: TypedPerson) =>
  a.name.trim() === b.name.trim() && a.date.trim() === b.date.trim()

/**
 * Puts a person into the first blank row, or into a new one. For a kind with one person, the previous one moves to a
 * hidden row, so that nothing typed is lost.
 */
export function placeIn(rows: readonly Row[], person: TypedPerson, [, most]: Range): Placed {
  const shown = rows.slice(0, most)
  if (shown.some((row) => isSame(row, person))) return { is: 'already' }
  const blank = shown.findIndex(isBlank)
  if (blank >= 0) {
    const others = withRow(rows, person, blank).filter((_, place) => place !== blank + 1)
    return { is: 'placed', rows: others, place: blank }
  }
  if (most === 1) return { is: 'placed', rows: withRow(rows, person, 0), place: 0 }
  if (rows.length >= most) return { is: 'full' }
  return { is: 'placed', rows: withRow(rows, person), place: rows.length }
}

/** Removes duplicates; keeps the order. */
export const distinct = (people: readonly TypedPerson[]): TypedPerson[] =>
  people.filter((person, place) => people.findIndex((one) => isSame(one, person)) === place)
