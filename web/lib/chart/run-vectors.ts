import { type Chart, chartOf } from './chart'
import { type Cycle, cycleOf } from './cycle'
import { type Group, groupOf } from './group'
import { type Relationship, relationshipOf } from './relationship'

/** The vector files of the specification, by name (engine §9). */
export interface Vectors {
  readonly charts: Readonly<Record<string, Omit<Chart, 'engineVersion' | 'date'>>>
  readonly relationships: readonly Omit<Relationship, 'engineVersion'>[]
  readonly groups: readonly Omit<Group, 'engineVersion'>[]
  readonly cycles: readonly Omit<Cycle, 'engineVersion'>[]
}

export const vectorFiles = Object.freeze(['charts', 'relationships', 'groups', 'cycles'] as const)

/** A value that is not as in the vector, with its place in the result. */
interface Difference {
  readonly place: string
  readonly expected: string
  readonly actual: string
}

/** How many vectors of a file the engine computes exactly, and the others with their differences. */
export interface VectorsOutcome {
  readonly file: (typeof vectorFiles)[number]
  readonly all: number
  readonly passed: number
  readonly failed: readonly {
    readonly name: string
    readonly differences: readonly Difference[]
  }[]
}

type Case = { name: string; expected: object; compute: () => object }

const casesOf = (vectors: Vectors): Readonly<Record<VectorsOutcome['file'], readonly Case[]>> => ({
  charts: Object.entries(vectors.charts).map(([date, chart]) => ({
    name: date,
    expected: { date, ...chart },
    compute: () => chartOf(date),
  })),
  relationships: vectors.relationships.map((one) => ({
    name: `${one.a} – ${one.b}`,
    expected: one,
    compute: () => relationshipOf(one.a, one.b),
  })),
  groups: vectors.groups.map((one) => ({
    name: one.dates.join(', '),
    expected: one,
    compute: () => groupOf(one.dates),
  })),
  cycles: vectors.cycles.map((one) => ({
    name: `${one.birth} – ${one.day}`,
    expected: one,
    compute: () => cycleOf(one.birth, one.day),
  })),
})

/** Computes every vector with this engine. No decimal may differ, although engine §9 allows 0.1. */
export function runVectors(vectors: Vectors): VectorsOutcome[] {
  const cases = casesOf(vectors)
  return vectorFiles.map((file) => {
    const failed = cases[file].flatMap(({ name, expected, compute }) => {
      const differences = differencesOf(expected, compute())
      return differences.length > 0 ? [{ name, differences }] : []
    })
    const all = cases[file].length
    return { file, all, passed: all - failed.length, failed }
  })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every leaf in which a result is not as expected; the version of the engine is not in the vectors. */
function differencesOf(expected: unknown, actual: unknown, place = ''): Difference[] {
  if (!isObject(expected) || !isObject(actual))
    return Object.is(expected, actual)
      ? []
      : [{ place, expected: textOf(expected), actual: textOf(actual) }]
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
  if (place === '') keys.delete('engineVersion')
  return [...keys].flatMap((key) =>
    differencesOf(expected[key], actual[key], place === '' ? key : `${place}.${key}`),
  )
}

const textOf = (value: unknown) => JSON.stringify(value) ?? '–'
