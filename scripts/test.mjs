import { explain, Failure } from './lib/failure.mjs'
import { main } from './lib/main.mjs'
import { prepare } from './lib/prepare.mjs'
import { temporarySettings } from './lib/product.mjs'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { bold, dim, duration, table } from './lib/terminal.mjs'
import { choose } from './test/choice.mjs'
import { parts, sourceOf } from './test/parts.mjs'
import { closingLine } from './test/reports.mjs'
import { wishesOf } from './test/wishes.mjs'

/** @typedef {import('./test/parts.mjs').Part} Part */
/** @typedef {import('./test/choice.mjs').Choice} Choice */
/** @typedef {{ part: Part, choice?: Choice, why?: string }} Job */

/** @param {import('./test/wishes.mjs').Wishes} wishes @returns {Job[]} */
function jobsOf({ parts: named, words, isEverywhere }) {
  const all = Object.entries(parts)
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([, part]) => ({ part }))
  if (words.length === 0) return all
  const chosen = all
    .map(({ part }) => ({
      part,
      choice: { ...choose(words, part.files(), sourceOf), isEverywhere },
    }))
    .filter(({ choice }) => choice.files.length > 0)
  if (chosen.length > 0) return chosen
  throw new Failure(`Nothing in ${named.join(', ')} is called ${words.join(', ')}.`)
}

/** A part that cannot even begin has failed once; the others still tell what they know. @param {Job} job @param {Record<string, string>} env */
async function runJob({ part: { title, needs, run }, choice, why }, env) {
  const startedAt = Date.now()
  console.log(`\n${bold(title)}`)
  if (choice) console.log(dim([...choice.files, ...(why ? [why] : [])].join('\n')))
  const counts = await prepare(env, { tools: true, builds: needs })
    .then(() => run(env, choice))
    .catch((error) => {
      explain(error)
      return { passed: 0, failed: 1, skipped: 0 }
    })
  return { title, counts, tookMs: Date.now() - startedAt }
}

/** @param {Awaited<ReturnType<typeof runJob>>[]} results */
const overview = (results) =>
  table([
    ['', 'passed', 'failed', 'skipped', 'time'],
    ...results.map(({ title, counts, tookMs }) => [
      title,
      ...[counts.passed, counts.failed, counts.skipped].map(String),
      duration(tookMs),
    ]),
  ])

/** `npm test`: checks, then every runner; the last line is the sum of all. */
async function test() {
  const jobs = jobsOf(wishesOf(process.argv.slice(2), Object.keys(parts)))
  const settings = temporarySettings()
  const env = programEnv(settings, wantedPorts(settings))
  const results = []
  for (const job of jobs) results.push(await runJob(job, env))
  console.log(`\n${overview(results)}\n`)
  const all = results.map(({ counts }) => counts)
  console.log(closingLine(all))
  return all.every(({ passed, failed, skipped }) => failed === 0 && passed + skipped > 0) ? 0 : 1
}

await main(test)
