import type { Outline } from './outline'

type People = Outline['people']

/** Indexes of people by birth date and name: the order does not depend on how they were typed. */
export const inOrder = (people: People): number[] =>
  [...people.keys()].sort((a, b) => compareText(sortKey(people, a), sortKey(people, b)))

const sortKey = (people: People, place: number) => {
  const person = people[place]
  return `${person?.date} ${person?.name} ${person?.role ?? ''}`
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b))
