import { runCmsProgram } from './lib/cms-program.mjs'
import { lock } from './lib/lock.mjs'
import { main } from './lib/main.mjs'

/** `npm run restore`: puts a backup in the place of this folder's database and files, while the product is stopped. */
async function restore() {
  await lock('run', {
    refusal: (pid) => `KRONO runs in this folder (process ${pid}). Stop it before a restore.`,
  })
  return runCmsProgram('platform/backup-programs/restore.js')
}

await main(restore)
