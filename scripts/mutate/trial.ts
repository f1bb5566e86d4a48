import type { Mutant } from './make-mutants.ts'

/** A way to try changes: tests that ran once without any, and tell which of them ask for which change. */
export interface Trial {
  /** Whether a test fails with the change. No test asks for it: no. */
  notices: (mutant: Mutant) => Promise<boolean>
  end: () => Promise<void>
}

/** Tests by what they ask for; of many, the one that noticed most comes first. */
export function rememberTests() {
  const asking = new Map<string, string[]>()
  const noticed = new Map<string, number>()
  const noticedBy = (test: string) => noticed.get(test) ?? 0
  const byPraise = (tests: readonly string[]) =>
    [...tests].sort((one, other) => noticedBy(other) - noticedBy(one))
  return {
    add: (test: string, ids: readonly string[]) => {
      for (const id of ids) asking.set(id, [...(asking.get(id) ?? []), test])
    },
    of: ({ id }: Mutant) => byPraise(asking.get(id) ?? []),
    byPraise,
    praise: (test: string) => noticed.set(test, noticedBy(test) + 1),
  }
}
