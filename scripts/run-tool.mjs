import { explain, Failure } from './lib/failure.mjs'
import { main } from './lib/main.mjs'
import { prepare } from './lib/prepare.mjs'
import { callersEnv, programEnv, wantedPorts } from './lib/settings.mjs'
import { readTypeScript } from './lib/typescript.mjs'

/** The developer programs, written in TypeScript. Each resolves to its exit code. */
const tools = {
  test: async () => (await import('./test.ts')).test(),
  attack: async () => (await import('./attack.ts')).attack(),
  check: async () => (await import('./check.ts')).check(),
  bench: async () => (await import('./bench.ts')).bench(),
  'bench-lighthouse': async () => (await import('./bench-lighthouse.ts')).benchLighthouse(),
}

async function installTools() {
  const settings = callersEnv()
  await prepare(programEnv(settings, wantedPorts(settings)), { tools: true, builds: [] })
  await readTypeScript()
}

/** `npm run check`, `npm run bench` …: installs what is missing, then runs the program of that name. */
async function runTool() {
  const [, , name = ''] = process.argv
  const tool = Object.entries(tools).find(([known]) => known === name)?.[1]
  if (!tool) throw new Failure(`No tool "${name}": ${Object.keys(tools).join(', ')}.`)
  try {
    await installTools()
  } catch (error) {
    explain(error)
    // The last line of `npm test` is always the totals.
    if (name === 'test') console.log('\n0 passed, 1 failed')
    return 1
  }
  return tool()
}

await main(runTool)
