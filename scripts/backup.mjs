import { runCmsProgram } from './lib/cms-program.mjs'
import { main } from './lib/main.mjs'

/** `npm run backup`: copies the database and the files of this folder's product, also while it runs. */
await main(() => runCmsProgram('platform/backup-programs/backup.js'))
