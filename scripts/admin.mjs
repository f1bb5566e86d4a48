import path from 'node:path'
import { completeEnv } from './lib/env-file.mjs'
import { main } from './lib/main.mjs'
import { cms, envFile } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { succeeds } from './lib/run.mjs'
import { callersEnv, programEnv, wantedPorts } from './lib/settings.mjs'

/** `npm run admin`: manages the admins of the site in this folder's database, also while the product runs. */
async function admin() {
  const settings = { ...completeEnv(envFile), ...callersEnv() }
  const env = programEnv(settings, wantedPorts(settings))
  await prepare(env, { builds: ['cms'] })
  const isDone = await succeeds({
    args: [path.join(cms, 'dist/src/members/site-admins/run.js'), ...process.argv.slice(2)],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
  })
  return isDone ? 0 : 1
}

await main(admin)
