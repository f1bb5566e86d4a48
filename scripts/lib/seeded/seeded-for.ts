import type { SeededName } from './databases.ts'
import { takeSeeded } from './take-seeded.ts'

/** The setting with the seeded databases for the API tests. Their cms speaks Hungarian. */
export async function seededFor(...names: SeededName[]): Promise<Record<string, string>> {
  const all = await Promise.all(
    names.map(async (name) => [name, await takeSeeded(name, 'hun')] as const),
  )
  return { TEST_SEEDED: JSON.stringify(Object.fromEntries(all)) }
}
