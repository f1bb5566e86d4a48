import type { Group } from '@krono/chart'

export type GroupFacts = Pick<Group, 'energies' | 'pairs' | 'harmony'>

/** Address of the result of two people, by their indices in the list; undefined where there is none. */
export type PairHref = (a: number, b: number) => string
