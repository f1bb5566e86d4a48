import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The bare app is copied into web, so that it runs on the very same packages.
const web = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

export default { poweredByHeader: false, turbopack: { root: web } }
