import { Failure } from '../lib/failure.mjs'
import { allFiles, changedSince, textAt } from './changed/git.ts'
import { isOfMessages, messageNames } from './changed/message-names.ts'
import { planOf } from './changed/plan.ts'
import type { Choice } from './choice.ts'
import { choose } from './choice.ts'
import type { Part } from './parts.ts'
import { type PartName, parts } from './parts.ts'
import { sourceOf } from './test-files.ts'
import { isWanted, type Wishes } from './wishes.ts'

export type Job = { part: Part; choice?: Choice; why?: string }
const names = Object.keys(parts) as PartName[]

const namesOf = (wishes: Wishes) => names.filter((name) => isWanted(name, parts[name], wishes))

function byWords({ words, isEverywhere, ...wishes }: Wishes): Job[] {
  const jobs = namesOf({ words, isEverywhere, ...wishes })
    .map((name) => ({
      part: parts[name],
      choice: { ...choose(words, parts[name].files(), sourceOf), isEverywhere },
    }))
    .filter(({ choice }) => choice.files.length > 0)
  if (jobs.length > 0) return jobs
  throw new Failure(`Nothing in ${wishes.parts.join(', ')} is called ${words.join(', ')}.`)
}

async function messageNamesOf(changed: readonly string[], since: string) {
  const names = new Map<string, string[]>()
  for (const file of changed.filter(isOfMessages))
    names.set(file, messageNames(await textAt(since, file), sourceOf(file)))
  return (file: string) => names.get(file) ?? []
}

async function byChange(wishes: Wishes, since: string): Promise<Job[]> {
  const changed = await changedSince(since)
  const entries = names.map((name) => [name, parts[name].files()])
  const tests = Object.fromEntries(entries) as Record<PartName, string[]>
  const namesIn = await messageNamesOf(changed, since)
  const plan = planOf(changed, { files: await allFiles(), sourceOf, namesIn, tests })
  console.log(`${changed.length} files differ from ${since}.`)
  return namesOf(wishes).flatMap((name) => {
    const { files, why } = plan[name]
    if (files.length === 0) return []
    const choice = { files, titles: [], isEverywhere: wishes.isEverywhere }
    return [{ part: parts[name], choice, why }]
  })
}

/** All tests of a part, distributed over the databases; with --all on every one. */
const wholeOf = (part: Part, { isEverywhere }: Wishes): Job =>
  isEverywhere ? { part, choice: { files: part.files(), titles: [], isEverywhere } } : { part }

/**
 * What to run: whole parts, the tests that words choose, or the tests that depend on a change.
 */
export async function jobsOf(wishes: Wishes): Promise<Job[]> {
  if (wishes.since) return byChange(wishes, wishes.since)
  if (wishes.words.length > 0) return byWords(wishes)
  return namesOf(wishes).map((name) => wholeOf(parts[name], wishes))
}
