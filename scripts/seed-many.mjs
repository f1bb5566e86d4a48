import path from 'node:path'
import { main } from './lib/main.mjs'
import { cms } from './lib/paths.mjs'
import { getReady } from './lib/ready.mjs'
import { succeeds } from './lib/run.mjs'

/** All people and purchases are in memory until they are written: a million users need more than 5 GB. */
const heap = '--max-old-space-size=8192'

/** `npm run seed:many`: fills this folder's database with the data of a hundred thousand users over three years. */
async function seedMany() {
  const env = await getReady({ builds: ['cms'] })
  const isDone = await succeeds({
    args: [heap, path.join(cms, 'dist/seed/many/run.js'), ...process.argv.slice(2)],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
  })
  return isDone ? 0 : 1
}

await main(seedMany)
