import { step } from '../../lib/steps.mjs'
import { bold } from '../../lib/terminal.mjs'
import { chosenLines, linesIn } from '../browser-list.ts'
import type { Choice } from '../choice.ts'
import { getChromium } from '../chromium.ts'
import { type Counts, sumOf } from '../reports.ts'
import { listBrowserTests, runBrowserTests } from '../runners.ts'
import { startCluster } from './start-cluster.ts'

/** Browser tests of account, money, files and publishing. */
const journeys = [
  'account-journey.once.spec.ts',
  'money.spec.ts',
  'publish.edit.spec.ts',
  'taken-off.edit.spec.ts',
  'session.spec.ts',
  'videos.spec.ts',
  'database.spec.ts',
]
/** The part that runs again while one program is down. */
const short = ['publish.edit.spec.ts', 'session.spec.ts']

/** Files that `npm test -- cluster` can choose. */
export const clusterTests = () => journeys.map((file) => `web/e2e/${file}`)

type Cluster = Awaited<ReturnType<typeof startCluster>>

/** What is killed, one after the other, and how it comes back. */
const outages: Record<
  string,
  (cluster: Cluster) => { kill: () => void; back: () => Promise<void> }
> = {
  'a web': ({ webs: [web] }) => serviceOutage(web),
  'a cms': ({ cms: [cms] }) => serviceOutage(cms),
  Redis: ({ redis }) => programOutage(redis),
  S3: ({ s3 }) => programOutage(s3),
}

function serviceOutage(service: Cluster['webs'][number] | undefined) {
  if (!service) throw new Error('The cluster has no such program.')
  return {
    kill: () => service.program.child.kill('SIGKILL'),
    async back() {
      service.startAgain()
      await service.ready()
    },
  }
}

function programOutage(one: Pick<Cluster['redis'], 'program' | 'start'>) {
  let running = one.program
  return {
    kill: () => running.child.kill('SIGKILL'),
    async back() {
      running = one.start()
    },
  }
}

/**
 * Runs journeys on two webs and two cms with PostgreSQL, Redis and S3, then a short part of them while each kind of
 * program is down once.
 */
export async function testCluster(_env: Record<string, string>, choice?: Choice): Promise<Counts> {
  const CHROMIUM_PATH = await step('Find or install Chromium', getChromium)
  const cluster = await startCluster()
  const env = {
    ...cluster.env,
    CHROMIUM_PATH,
    E2E_HUN_URL: cluster.site,
    E2E_ENG_URL: cluster.site,
  }
  const all = linesIn(await listBrowserTests(env)).filter(
    ({ project }) => !project.startsWith('eng'),
  )
  const linesOf = (files: readonly string[]) =>
    chosenLines(all, { files: [...files], titles: choice?.titles ?? [], isEverywhere: false })
  const counts = [await runBrowserTests('cluster', env, linesOf(choice?.files ?? journeys))]
  for (const [what, outageOf] of Object.entries(outages)) {
    console.log(`\n${bold(`Without ${what}`)}`)
    const outage = outageOf(cluster)
    outage.kill()
    counts.push(
      await runBrowserTests(`cluster-without-${what.replace(/\W/g, '-')}`, env, linesOf(short)),
    )
    await outage.back()
  }
  return sumOf(counts)
}
