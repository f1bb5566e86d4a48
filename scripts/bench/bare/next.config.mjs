import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The bare app is copied to .state/bare, and uses the installed packages of web.
const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export default { poweredByHeader: false, turbopack: { root: repository } }
