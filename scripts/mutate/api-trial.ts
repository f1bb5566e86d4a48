import path from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { allFiles } from '../test/changed/git.ts'
import { importersAmong } from '../test/changed/importers.ts'
import { bySubjects } from '../test/changed/ways.ts'
import { apiTests, sourceOf } from '../test/test-files.ts'
import { copy, copyWithChanges } from './api-copy.ts'
import { jestIn, settingsOf } from './jest-runs.ts'
import type { Mutant } from './make-mutants.ts'
import { startCopy } from './started-cms.ts'
import { newSwitch, takeNotes } from './switch.ts'
import { rememberTests, type Trial } from './trial.ts'

/** Tests over HTTP that speak of what is under trial; those of programs start one of their own. */
async function testsAbout(files: readonly string[], words: readonly string[]) {
  const tests = apiTests().filter((test) => test.startsWith('cms/tests/api/'))
  if (words.length > 0) return tests.filter((test) => words.some((word) => test.includes(word)))
  const importersOf = importersAmong(await allFiles(), sourceOf)
  return bySubjects({ changed: files, causes: files, importersOf, tests, sourceOf }).files
}

/**
 * Changes tried by the API tests against one running cms in which all are built in. One that works only while the cms
 * starts is tried by starting it anew.
 *
 * @param words of the paths of tests that are asked; all that speak of the files without one
 */
export async function apiTrial(
  files: readonly string[],
  words: readonly string[] = [],
): Promise<Trial> {
  await copyWithChanges(files)
  const { file, turn } = newSwitch()
  const cms = await startCopy(file)
  const { globalSetup, globalTeardown, ...settings } = await settingsOf('cms', 'api')
  const run = jestIn(copy, { ...settings, rootDir: copy })
  const failing = (test: string, titles: readonly string[] = []) =>
    run(path.join(copy, path.relative('cms', test)), titles)
  const tests = rememberTests()
  turn('?start')
  if (!(await cms.start())) throw new Failure('The cms with its changes, none on, does not start.')
  const asAtStart = new Set(takeNotes(file))
  const all = await testsAbout(files, words)
  for (const test of all) {
    turn(`?${test}`)
    if ((await failing(test)).length > 0) throw new Failure(`${test} fails as it is.`)
    tests.add(test, takeNotes(file))
  }

  /** A test that fails again without the change fails for what an earlier change left behind: that is no notice. */
  async function noticesNow(mutant: Mutant, chosen: readonly string[]): Promise<boolean> {
    for (const test of chosen) {
      turn(mutant.id)
      const failed = await failing(test)
      turn('')
      if (failed.length === 0) continue
      const isHealthy = (await cms.isUp()) && (await failing(test, failed)).length === 0
      if (!isHealthy) {
        await cms.renew()
        turn(mutant.id)
        const isAgain = (await failing(test)).length > 0
        turn('')
        await cms.renew()
        if (!isAgain) continue
      }
      tests.praise(test, mutant)
      return true
    }
    return false
  }

  async function noticesFromStart(mutant: Mutant): Promise<boolean> {
    turn(mutant.id)
    const isNoticed = !(await cms.start()) || (await noticesNow(mutant, tests.sortFor(mutant, all)))
    turn('')
    await cms.start()
    return isNoticed
  }

  return {
    notices: async (mutant) =>
      (await noticesNow(mutant, tests.of(mutant))) ||
      (asAtStart.has(mutant.id) && noticesFromStart(mutant)),
    end: cms.end,
  }
}
