import { dropDatabase, type TestDatabase } from './databases'

type Work = () => Promise<void>

// Set-up and tear-down are loaded apart; they share only the global object of the test runner.
const shared = globalThis as typeof globalThis & { kronoAtTheEnd?: Work[] }

/** Work for when all tests are done, the last first. */
export function atTheEnd(work: Work) {
  shared.kronoAtTheEnd = [work, ...(shared.kronoAtTheEnd ?? [])]
}

export const dropAtTheEnd = (database: TestDatabase) => atTheEnd(() => dropDatabase(database))

/** Begins a list for what one file of tests starts: Jest gives the file a copy of the list of the whole run. */
export function beginOwnList() {
  shared.kronoAtTheEnd = []
}

export default async function stopAll() {
  for (const work of shared.kronoAtTheEnd ?? []) await work()
}
