import { main } from './lib/main.mjs'
import { getReady } from './lib/ready.mjs'

/** `npm run seed`: brings the content of this folder's database up to date with cms/seed. */
async function seed() {
  await getReady({ always: true, builds: ['cms'] })
  return 0
}

await main(seed)
