import { dateOf, dayNumberOf } from '@krono/chart'
import {
  type AnalysisKind,
  type AnalysisPerson,
  rolesOfAnalysis,
  youngestOfAnalysis,
} from '@krono/contract'

/** Reproducible pseudorandom numbers in [0, 1) (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The creation date of the analyses in tests. */
export const madeOn = '2026-11-22'

const first = dayNumberOf('1900-01-01')
const span = dayNumberOf(madeOn) - first + 1

/** Generates people born since 1900; the same ones for the same seed. */
export function randomPeople(seed: number) {
  const random = randomFrom(seed)
  const upTo = (count: number) => Math.floor(random() * count)
  /** Somebody of at least this age, in years. */
  const date = (youngest = 0) => dateOf(first + upTo(span - Math.ceil(youngest * 365.25)))
  /** Somebody below this age, in years. */
  const childBelow = (oldest: number) =>
    dateOf(dayNumberOf(madeOn) - upTo(Math.floor(oldest * 365.25)))
  /** Half of the parts are open. */
  const role = (kind: AnalysisKind) => {
    const roles = rolesOfAnalysis[kind]
    const chosen = roles[upTo(2 * roles.length)]
    return chosen ? { role: chosen } : {}
  }
  return {
    date,
    childBelow,
    upTo,
    people: (count: number, kind: AnalysisKind): AnalysisPerson[] =>
      Array.from({ length: count }, (_, place) => ({
        name: `${place + 1}.`,
        date: date(youngestOfAnalysis[kind]),
        ...role(kind),
      })),
  }
}
