import { yearsOn } from '@krono/contract'

/** Ages that texts are written for, by the first year. */
const firstYears = [
  { age: 'baby', from: 0 },
  { age: 'small', from: 4 },
  { age: 'school', from: 8 },
  { age: 'teen', from: 13 },
  { age: 'adult', from: 18 },
  { age: 'senior', from: 65 },
] as const

export type Age = (typeof firstYears)[number]['age']

/** The age of a person when an analysis is made. */
export function ageOn(birth: string, day: string): Age {
  const years = yearsOn(birth, day)
  return firstYears.findLast(({ from }) => years >= from)?.age ?? 'baby'
}

export const everyAge: readonly Age[] = firstYears.map(({ age }) => age)

/** Texts about a child are written to whoever brings it up. */
export const childAges: readonly Age[] = ['baby', 'small', 'school']
export const youngAges: readonly Age[] = [...childAges, 'teen']
export const grownAges: readonly Age[] = ['adult', 'senior']
/** Ages that texts for a grown reader suit. */
export const readerAges: readonly Age[] = ['teen', ...grownAges]

export const isChild = (age: Age) => childAges.includes(age)
