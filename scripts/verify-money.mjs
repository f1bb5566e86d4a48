import path from 'node:path'
import { completeEnv } from './lib/env-file.mjs'
import { Failure } from './lib/failure.mjs'
import { main } from './lib/main.mjs'
import { cms, envFile } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { succeeds } from './lib/run.mjs'
import { isSeeded, sandboxFile } from './lib/seed.mjs'
import { callersEnv, programEnv, wantedPorts } from './lib/settings.mjs'
import { startStripeSandbox } from './lib/stripe-sandbox.mjs'

/**
 * `npm run verify:money`: looks for anything wrong with money in this folder's database, also while the product runs. It
 * compares with the account at Stripe, or with what the local sandbox remembers.
 */
async function verify() {
  const settings = { ...completeEnv(envFile), ...callersEnv() }
  const wanted = programEnv(settings, wantedPorts(settings))
  if (!isSeeded(wanted)) {
    throw new Failure('There is no database here yet. Run npm start first.')
  }
  await prepare(wanted, { builds: ['cms'] })
  const remembering = {
    ...wanted,
    STRIPE_SANDBOX_FILE: sandboxFile(),
    STRIPE_SANDBOX_READ_ONLY: 'true',
  }
  const { env } = await startStripeSandbox(remembering, { logName: 'verify-stripe-sandbox' })
  const isWell = await succeeds({
    args: [path.join(cms, 'dist/src/commerce/verify-money/run.js')],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
  })
  return isWell ? 0 : 1
}

await main(verify)
