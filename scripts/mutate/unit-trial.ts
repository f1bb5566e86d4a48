import path from 'node:path'
import { Failure } from '../lib/failure.mjs'
import { root } from '../lib/paths.mjs'
import { allFiles } from '../test/changed/git.ts'
import { importersAmong } from '../test/changed/importers.ts'
import { sourceOf, unitTests } from '../test/test-files.ts'
import { jestIn, settingsOf, withChanges } from './jest-runs.ts'
import { newSwitch, onVariable, switchVariable, takeNotes } from './switch.ts'
import { rememberTests, type Trial } from './trial.ts'

export type Project = 'web' | 'cms'

export const projectOf = (file: string): Project => (file.startsWith('web/') ? 'web' : 'cms')

/** Unit tests that import what is under trial, also through others. */
async function testsAbout(files: readonly string[]) {
  const reached = importersAmong(await allFiles(), sourceOf)(files)
  return unitTests().filter((test) => reached.has(test))
}

/** Changes tried by the unit tests of one project. */
export async function unitTrial(files: readonly string[]): Promise<Trial> {
  const project = projectOf(files[0] ?? '')
  const folder = path.join(root, project)
  const settings = withChanges(await settingsOf(project, 'unit'), files, folder)
  const { file } = newSwitch()
  // Each run of a file is told anew.
  const turn = (to: string) => Object.assign(process.env, { [onVariable]: to })
  Object.assign(process.env, { NODE_ENV: 'test', [switchVariable]: file })
  const run = jestIn(folder, settings)
  const passes = async (test: string) => (await run(path.join(root, test))).length === 0
  const tests = rememberTests()
  for (const test of await testsAbout(files)) {
    turn(`?${test}`)
    if (!(await passes(test))) throw new Failure(`${test} fails as it is.`)
    tests.add(test, takeNotes(file))
  }
  return {
    notices: async (mutant) => {
      turn(mutant.id)
      for (const test of tests.of(mutant)) {
        if (await passes(test)) continue
        tests.praise(test, mutant)
        return true
      }
      return false
    },
    end: async () => {
      Reflect.deleteProperty(process.env, onVariable)
    },
  }
}
