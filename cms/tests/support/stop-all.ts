import { dropDatabase, type TestDatabase } from './databases'

type Work = () => Promise<void>

// Jest loads set-up and tear-down separately; they share only the global object of the test runner.
const shared = globalThis as typeof globalThis & { kronoAtTheEnd?: Work[] }

/** Adds a cleanup function for the end of the tests; the last one added runs first. */
export function onTeardown(work: Work) {
  shared.kronoAtTheEnd = [work, ...(shared.kronoAtTheEnd ?? [])]
}

export const dropOnTeardown = (database: TestDatabase) => onTeardown(() => dropDatabase(database))

/** Starts a list for one test file: Jest gives the file a copy of the list of the whole run. */
export function beginTeardownList() {
  shared.kronoAtTheEnd = []
}

export default async function stopAll() {
  for (const work of shared.kronoAtTheEnd ?? []) await work()
}
