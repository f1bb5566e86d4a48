import { namesOfAttacks, runAttack } from '../attack.ts'
import { checks } from '../check/checks.ts'
import { runChecks } from '../check/run-checks.ts'
import { testInBrowser } from './browser.ts'
import type { Choice } from './choice.ts'
import { clusterTests, testCluster } from './cluster/run-cluster.ts'
import { installPrograms } from './install-package.ts'
import { compileNode24 } from './node24.ts'
import type { Counts } from './reports.ts'
import { runScriptTests, scriptTests } from './runners.ts'
import { runApiTests, runOnNode24, runUnitTests } from './suites.ts'
import { apiTests, browserTests, unitTests } from './test-files.ts'

/**
 * A part of `npm test`. `npm test -- api` runs one part, `npm test -- api coupons` the tests of it that match.
 */
export interface Part {
  title: string
  /** Runs only with --all or by its name. */
  isExtra?: boolean
  /** Builds that it needs. */
  needs: readonly ('cms' | 'web')[]
  /** Other preparation, which runs during the builds. */
  alongside?: () => Promise<void>
  /** What can be chosen: test files with paths from the repository's root, or names of checks and attacks. */
  files: () => string[]
  run: (env: Record<string, string>, choice?: Choice) => Promise<Counts>
}

const runChosenChecks: Part['run'] = (env, choice) =>
  runChecks(
    checks.filter(({ name }) => !choice || choice.files.includes(name)),
    env,
  )

const all = {
  check: {
    title: 'Checks',
    needs: [],
    files: () => checks.map(({ name }) => name),
    run: runChosenChecks,
  },
  scripts: { title: 'Tests of the scripts', needs: [], files: scriptTests, run: runScriptTests },
  unit: {
    title: 'Unit tests',
    needs: [],
    alongside: installPrograms,
    files: unitTests,
    run: runUnitTests,
  },
  node24: {
    title: 'Start on Node 24',
    isExtra: true,
    needs: ['cms'],
    alongside: compileNode24,
    files: () => [
      ...scriptTests(),
      ...unitTests(),
      ...apiTests().filter((file) => file.includes('/program/')),
    ],
    run: runOnNode24,
  },
  api: {
    title: 'API tests of cms',
    needs: ['cms'],
    alongside: installPrograms,
    files: apiTests,
    run: runApiTests,
  },
  browser: {
    title: 'Browser tests',
    needs: ['cms', 'web'],
    files: browserTests,
    run: testInBrowser,
  },
  cluster: {
    title: 'Journeys on two webs and two cms',
    isExtra: true,
    needs: ['cms', 'web'],
    files: clusterTests,
    run: testCluster,
  },
  attack: {
    title: 'Attacks on a started product',
    isExtra: true,
    needs: ['cms', 'web'],
    files: namesOfAttacks,
    run: (_env, choice) => runAttack(choice),
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof all

export const parts: Record<PartName, Part> = all
