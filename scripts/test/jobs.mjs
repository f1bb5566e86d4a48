import { Failure } from '../lib/failure.mjs'
import { allFiles, changedSince } from './changed/git.mjs'
import { planOf } from './changed/plan.mjs'
import { choose } from './choice.mjs'
import { parts, sourceOf } from './parts.mjs'

/** @typedef {import('./choice.mjs').Choice} Choice */
/** @typedef {{ part: import('./parts.mjs').Part, choice?: Choice, why?: string }} Job */
/** @typedef {import('./wishes.mjs').Wishes} Wishes */

const names = /** @type {(keyof typeof parts)[]} */ (Object.keys(parts))

/** @param {Wishes} wishes */
const namesOf = ({ parts: named }) =>
  names.filter((name) => named.length === 0 || named.includes(name))

/** @param {Wishes} wishes @returns {Job[]} */
function byWords({ words, isEverywhere, ...wishes }) {
  const jobs = namesOf({ words, isEverywhere, ...wishes })
    .map((name) => ({
      part: parts[name],
      choice: { ...choose(words, parts[name].files(), sourceOf), isEverywhere },
    }))
    .filter(({ choice }) => choice.files.length > 0)
  if (jobs.length > 0) return jobs
  throw new Failure(`Nothing in ${wishes.parts.join(', ')} is called ${words.join(', ')}.`)
}

/** @param {Wishes} wishes @param {string} since @returns {Promise<Job[]>} */
async function byChange(wishes, since) {
  const changed = await changedSince(since)
  const entries = names.map((name) => [name, parts[name].files()])
  const tests = /** @type {Record<keyof typeof parts, string[]>} */ (Object.fromEntries(entries))
  const plan = planOf(changed, { files: await allFiles(), sourceOf, tests })
  console.log(`${changed.length} files differ from ${since}.`)
  return namesOf(wishes).flatMap((name) => {
    const { files, why } = plan[name]
    if (files.length === 0) return []
    const choice = { files, titles: [], isEverywhere: wishes.isEverywhere }
    return [{ part: parts[name], choice, why }]
  })
}

/**
 * What to run, in this order: whole parts, what words choose in them, or what hangs on a change.
 *
 * @param {Wishes} wishes
 * @returns {Promise<Job[]>}
 */
export async function jobsOf(wishes) {
  if (wishes.since) return byChange(wishes, wishes.since)
  if (wishes.words.length > 0) return byWords(wishes)
  return namesOf(wishes).map((name) => ({ part: parts[name] }))
}
