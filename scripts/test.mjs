import { explain, Failure } from './lib/failure.mjs'
import { main } from './lib/main.mjs'
import { prepare } from './lib/prepare.mjs'
import { temporarySettings } from './lib/product.mjs'
import { programEnv, wantedPorts } from './lib/settings.mjs'
import { bold, duration, table } from './lib/terminal.mjs'
import { readTypeScript } from './lib/typescript.mjs'
import { testInBrowser } from './test/browser.mjs'
import { closingLine } from './test/reports.mjs'
import { runApiTests, runScriptTests, runUnitTests } from './test/runners.mjs'

/**
 * A part of `npm test`; `npm test -- api` runs one alone.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {readonly ('cms' | 'web')[]} needs what must be built before
 * @property {(env: Record<string, string>) => Promise<import('./test/reports.mjs').Counts>} run
 */

/** @param {Record<string, string>} env */
async function runAllChecks(env) {
  await readTypeScript()
  return (await import('./check/run-checks.ts')).runChecks(env)
}

/** @type {Record<string, Part>} */
const parts = {
  check: { title: 'Checks', needs: [], run: runAllChecks },
  scripts: { title: 'Tests of the scripts', needs: [], run: runScriptTests },
  unit: { title: 'Unit tests of web', needs: [], run: runUnitTests },
  api: { title: 'API tests of cms', needs: ['cms'], run: runApiTests },
  browser: { title: 'Browser tests', needs: ['cms', 'web'], run: testInBrowser },
}

/** A part that cannot even begin has failed once; the others still tell what they know. @param {Part} part @param {Record<string, string>} env */
async function runPart({ title, needs, run }, env) {
  const startedAt = Date.now()
  console.log(`\n${bold(title)}`)
  const counts = await prepare(env, { tools: true, builds: needs })
    .then(() => run(env))
    .catch((error) => {
      explain(error)
      return { passed: 0, failed: 1, skipped: 0 }
    })
  return { title, counts, tookMs: Date.now() - startedAt }
}

/** @param {Awaited<ReturnType<typeof runPart>>[]} results */
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
  const wished = process.argv.slice(2)
  const unknown = wished.find((name) => !(name in parts))
  if (unknown) throw new Failure(`No part "${unknown}": ${Object.keys(parts).join(', ')}.`)
  const chosen = Object.entries(parts).filter(([name]) => !wished[0] || wished.includes(name))
  const settings = temporarySettings()
  const env = programEnv(settings, wantedPorts(settings))
  const results = []
  for (const [, part] of chosen) results.push(await runPart(part, env))
  console.log(`\n${overview(results)}\n`)
  const all = results.map(({ counts }) => counts)
  console.log(closingLine(all))
  return all.every(({ passed, failed }) => failed === 0 && passed > 0) ? 0 : 1
}

await main(test)
