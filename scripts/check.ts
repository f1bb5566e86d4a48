import { checks } from './check/checks.ts'
import { runChecks } from './check/run-checks.ts'
import { callersEnv, programEnv, wantedPorts } from './lib/settings.mjs'

/** `npm run check`: format, lint, types, dead code, message keys and the compose file. */
export async function check() {
  const settings = callersEnv()
  const { failed } = await runChecks(checks, programEnv(settings, wantedPorts(settings)))
  return failed === 0 ? 0 : 1
}
