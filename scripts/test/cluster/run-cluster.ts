import { signInEditor } from '../../attack/lib/panel.ts'
import { step } from '../../lib/steps.mjs'
import { chosenLines, linesIn } from '../browser-list.ts'
import type { Choice } from '../choice.ts'
import { getChromium } from '../chromium.ts'
import { type Counts, sumOf } from '../reports.ts'
import { listBrowserTests, runBrowserTests } from '../runners.ts'
import { outages } from './outages.ts'
import { startCluster } from './start-cluster.ts'
import { testOutage } from './test-outage.ts'

/** Browser tests of account, money, files and publishing; publications have tests of their own (outages.ts). */
const journeys = [
  'account-journey.once.spec.ts',
  'money.spec.ts',
  'taken-off.edit.spec.ts',
  'session.spec.ts',
  'videos.spec.ts',
  'database.spec.ts',
]
/** The part that runs again while one program is down. */
const short = ['session.spec.ts']

/** One at a time: two webs and two cms share the cores with the browser. */
const oneByOne = ['--workers=1']

/** Files that `npm test -- cluster` can choose. */
export const clusterTests = () => journeys.map((file) => `web/e2e/${file}`)

/**
 * Runs journeys on two webs and two cms with PostgreSQL, Redis and S3. Then each kind of program ends once, while members
 * write, editors publish and a short part of the journeys runs.
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
  const counts = [
    await runBrowserTests('cluster', env, linesOf(choice?.files ?? journeys), oneByOne),
  ]
  const journeyOf = (name: string) => runBrowserTests(name, env, linesOf(short), oneByOne)
  const { env: settings } = cluster
  const token = await signInEditor({ cms: settings.CMS_URL ?? '', env: settings })
  const tested = { cluster, authorization: `Bearer ${token}`, journeyOf }
  for (const one of Object.entries(outages)) counts.push(...(await testOutage(tested, one)))
  return sumOf(counts)
}
