import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { step } from '../lib/steps.mjs'
import { acceptedBy } from './accept.ts'
import { apiTrial } from './api-trial.ts'
import { compilerOf } from './compiler.ts'
import { type Mutant, makeMutants } from './make-mutants.ts'
import type { Trial } from './trial.ts'
import { projectOf, unitTrial } from './unit-trial.ts'
import type { Verdict } from './verdict.ts'

/** Starts a trial of some files. */
type StartTrial = (files: readonly string[]) => Promise<Trial>

/** Those that no test of a trial notices. */
async function unnoticedIn(start: StartTrial, files: readonly string[], mutants: Mutant[]) {
  const trial = await step('Tests as they are', () => start(files))
  const left: Mutant[] = []
  await step(`Tests with ${mutants.length} changes`, async () => {
    for (const mutant of mutants) if (!(await trial.notices(mutant))) left.push(mutant)
    return `${mutants.length - left.length} noticed`
  })
  await trial.end()
  return left
}

interface Folder {
  /** The beginning of the paths. */
  name: string
  sources: readonly string[]
  /** No cms is started. */
  isQuick: boolean
  /** Of the paths of API tests that are asked. */
  words?: readonly string[]
  /** Every so manieth change is tried; all: 1. */
  every: number
}

export async function tryFolder({
  name,
  sources,
  isQuick,
  words,
  every,
}: Folder): Promise<Verdict> {
  const all = sources.flatMap(
    (file) => makeMutants(file, readFileSync(path.join(root, file), 'utf8')).mutants,
  )
  const wanted = all.filter((_mutant, index) => index % every === 0)
  const mutants = wanted.filter((mutant) => !acceptedBy(mutant))
  const isStarted = !isQuick && projectOf(name) === 'cms'
  const overHttp: StartTrial = (files) => apiTrial(files, words)
  const trials = isStarted ? [unitTrial, overHttp] : [unitTrial]
  let left = mutants
  for (const start of trials) left = await unnoticedIn(start, sources, left)
  const isTaken = compilerOf(projectOf(name))
  const unnoticed = await step('Compiler', () => left.filter(isTaken))
  const noticed = mutants.length - left.length
  return { folder: name, noticed, accepted: wanted.length - mutants.length, unnoticed }
}
