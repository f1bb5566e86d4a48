import { runCmsProgram } from './lib/cms-program.mjs'
import { main } from './lib/main.mjs'

/** `npm run admin`: manages the admins of the site in this folder's database, also while the product runs. */
await main(() => runCmsProgram('members/site-admins/run.js'))
