import type { Mutant } from './make-mutants.ts'

/** A way to try changes: tests that ran once without any, and tell which of them ask for which change. */
export interface Trial {
  /** Whether a test fails with the change. No test asks for it: no. */
  notices: (mutant: Mutant) => Promise<boolean>
  end: () => Promise<void>
}

/**
 * Tests by what they ask for. First comes the one that noticed most of a source's changes; before any did, the one that asks
 * for most of them: it is likely to be about that source.
 */
export function rememberTests() {
  const asking = new Map<string, string[]>()
  const asked = new Map<string, number>()
  const noticed = new Map<string, number>()
  const countUp = (counts: Map<string, number>, source: string, test: string) => {
    const key = `${source} ${test}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const ranks = (source: string, test: string) =>
    [noticed, asked].map((counts) => counts.get(`${source} ${test}`) ?? 0)
  const sortFor = ({ file }: Mutant, tests: readonly string[]) =>
    [...tests].sort((one, other) => {
      const [mine = 0, reach = 0] = ranks(file, one)
      const [theirs = 0, theirReach = 0] = ranks(file, other)
      return theirs - mine || theirReach - reach
    })
  return {
    add: (test: string, ids: readonly string[]) => {
      for (const id of ids) {
        asking.set(id, [...(asking.get(id) ?? []), test])
        countUp(asked, sourceOf(id), test)
      }
    },
    of: (mutant: Mutant) => sortFor(mutant, asking.get(mutant.id) ?? []),
    sortFor,
    praise: (test: string, { file }: Mutant) => countUp(noticed, file, test),
  }
}

const sourceOf = (id: string) => id.slice(0, id.indexOf('#'))
