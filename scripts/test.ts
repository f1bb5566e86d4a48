import { explain } from './lib/failure.mjs'
import { prepare } from './lib/prepare.mjs'
import { temporarySettings } from './lib/product.ts'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { bold, dim, duration, table } from './lib/terminal.mjs'
import { lastReports, timesOf } from './test/estimate.ts'
import type { Job } from './test/jobs.ts'
import { jobsOf } from './test/jobs.ts'
import { parts } from './test/parts.ts'
import { closingLine, sumOf } from './test/reports.ts'
import { wishesOf } from './test/wishes.ts'

const shown = 12

function report({ part: { title, files }, choice, why }: Job) {
  console.log(`\n${bold(title)}`)
  if (!choice) return
  const more = choice.files.length - shown
  const rest = more > 0 ? [`and ${more} more`] : []
  const reason = why ? [`${choice.files.length} of ${files().length}: ${why}`] : []
  console.log(dim([...choice.files.slice(0, shown), ...rest, ...reason].join('\n')))
}

/** What would run, and how long each file took the last time, in sum. */
function plan(jobs: readonly Job[]) {
  const reports = lastReports()
  const rows = jobs.map(({ part, choice }) => {
    const files = choice?.files ?? part.files()
    const times = timesOf(files, reports)
    const known = times.filter((ms) => ms !== undefined)
    const sum = known.reduce((total, ms) => total + ms, 0)
    return [part.title, String(files.length), String(files.length - known.length), duration(sum)]
  })
  return table([['', 'files', 'never timed', 'took'], ...rows])
}

/** A part that cannot start counts as one failure; the others still run. */
async function runJob(job: Job, env: Record<string, string>) {
  const startedAt = Date.now()
  const { part, choice } = job
  const { title, needs, alongside, run } = part
  report(job)
  const counts = await Promise.all([prepare(env, { tools: true, builds: needs }), alongside?.()])
    .then(() => run(env, choice))
    .catch((error) => {
      explain(error)
      return { passed: 0, failed: 1, skipped: 0 }
    })
  return { title, counts, tookMs: Date.now() - startedAt }
}

type Result = Awaited<ReturnType<typeof runJob>>

const overview = (results: Result[]) =>
  table([
    ['', 'passed', 'failed', 'skipped', 'time'],
    ...results.map(({ title, counts, tookMs }) => [
      title,
      ...[counts.passed, counts.failed, counts.skipped].map(String),
      duration(tookMs),
    ]),
  ])

/** `npm test`: checks, then every runner; the last line has the totals of all. */
export async function test() {
  const wishes = wishesOf(process.argv.slice(3), Object.keys(parts))
  const jobs = await jobsOf(wishes)
  if (jobs.length === 0) {
    console.log('Nothing to run: no test depends on what changed.')
    return 0
  }
  if (wishes.isDry) {
    for (const job of jobs) report(job)
    console.log(`\n${plan(jobs)}`)
    return 0
  }
  const settings = temporarySettings()
  const env = programEnv(settings, wantedPorts(settings))
  const results: Result[] = []
  for (const job of jobs) results.push(await runJob(job, env))
  console.log(`\n${overview(results)}\n`)
  const all = results.map(({ counts }) => counts)
  const { failures = [], flaky = [] } = sumOf(all)
  if (flaky.length > 0) console.log(`Flaky, passed when run again:\n${flaky.join('\n')}\n`)
  if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}\n`)
  console.log(closingLine(all))
  return all.every(({ passed, failed, skipped }) => failed === 0 && passed + skipped > 0) ? 0 : 1
}
