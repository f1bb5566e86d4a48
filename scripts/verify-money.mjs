import path from 'node:path'
import { main } from './lib/main.mjs'
import { cms } from './lib/paths.mjs'
import { getReady } from './lib/ready.mjs'
import { succeeds } from './lib/run.mjs'

/** `npm run verify:money`: looks for anything wrong with money in this folder's database. */
async function verify() {
  const env = await getReady({ builds: ['cms'] })
  const isWell = await succeeds({
    args: [path.join(cms, 'dist/src/verify-money/run.js')],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
  })
  return isWell ? 0 : 1
}

await main(verify)
