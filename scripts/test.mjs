import { explain } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { temporarySettings } from './lib/product.mjs'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { bold, dim, duration, table } from './lib/terminal.mjs'
import { jobsOf } from './test/jobs.mjs'
import { parts } from './test/parts.mjs'
import { closingLine } from './test/reports.mjs'
import { wishesOf } from './test/wishes.mjs'

const shown = 12

/** @param {import('./test/jobs.mjs').Job} job */
function tell({ part: { title, files }, choice, why }) {
  console.log(`\n${bold(title)}`)
  if (!choice) return
  const more = choice.files.length - shown
  const rest = more > 0 ? [`and ${more} more`] : []
  const reason = why ? [`${choice.files.length} of ${files().length}: ${why}`] : []
  console.log(dim([...choice.files.slice(0, shown), ...rest, ...reason].join('\n')))
}

/** A part that cannot even begin has failed once; the others still tell what they know. @param {import('./test/jobs.mjs').Job} job @param {Record<string, string>} env */
async function runJob(job, env) {
  const startedAt = Date.now()
  const { part, choice } = job
  const { title, needs, run } = part
  tell(job)
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
export async function test() {
  const jobs = await jobsOf(wishesOf(process.argv.slice(3), Object.keys(parts)))
  if (jobs.length === 0) {
    console.log('Nothing to run: no test hangs on what changed.')
    return 0
  }
  const settings = temporarySettings()
  const env = programEnv(settings, wantedPorts(settings))
  const results = []
  for (const job of jobs) results.push(await runJob(job, env))
  console.log(`\n${overview(results)}\n`)
  const all = results.map(({ counts }) => counts)
  console.log(closingLine(all))
  return all.every(({ passed, failed, skipped }) => failed === 0 && passed + skipped > 0) ? 0 : 1
}
