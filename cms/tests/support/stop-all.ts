import { dropDatabase, type TestDatabase } from './databases'

type Work = () => Promise<void>

// Jest loads set-up and tear-down separately; they share only the global object of the test runner.
const shared = globalThis as typeof globalThis & { kronoAtTheEnd?: Work[] }

/** Adds a cleanup function for the end of the tests; the last one added runs first. */
export function atTheEnd(work: Work) {
  shared.kronoAtTheEnd = [work, ...(shared.kronoAtTheEnd ?? [])]
}

export const dropAtTheEnd = (database: TestDatabase) => atTheEnd(() => dropDatabase(database))

/** Starts a list for one test file: Jest gives the file a copy of the list of the whole run. */
export function beginOwnList() {
  shared.kronoAtTheEnd = []
}

export default async function stopAll() {
  for (const work of shared.kronoAtTheEnd ?? []) await work()
}
