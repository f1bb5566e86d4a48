import { checks } from './check/checks.mjs'
import { runChecks } from './check/run-checks.mjs'
import { main } from './lib/main.mjs'
import { prepare } from './lib/prepare.mjs'
import { callersEnv, programEnv, wantedPorts } from './lib/settings.mjs'

/** `npm run check`: format, lint, types, dead code, message keys and the compose file. */
async function check() {
  const settings = callersEnv()
  const env = programEnv(settings, wantedPorts(settings))
  await prepare(env, { tools: true, builds: [] })
  const { failed } = await runChecks(checks, env)
  return failed === 0 ? 0 : 1
}

await main(check)
