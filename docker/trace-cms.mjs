// Copies what the server of the cms loads from FOLDER (with `cms` and `web` inside) to TARGET. Most packages of Strapi
// belong to the panel's bundle, which is built by then. Usage: node trace-cms.mjs FOLDER TARGET
import { cp, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const [base = '', target = ''] = process.argv.slice(2).map((folder) => path.resolve(folder))
const cms = path.join(base, 'cms')
const require = createRequire(path.join(cms, 'package.json'))
const { nodeFileTrace } = require('@vercel/nft')

/** Packages that Strapi loads by a name in its code or configuration, which a trace cannot see. */
const loadedByName = [
  '@strapi/admin/strapi-server',
  '@strapi/content-manager/strapi-server',
  '@strapi/content-releases/strapi-server',
  '@strapi/content-type-builder/strapi-server',
  '@strapi/email/strapi-server',
  '@strapi/i18n/strapi-server',
  '@strapi/plugin-users-permissions/strapi-server',
  '@strapi/provider-email-sendmail',
  '@strapi/provider-upload-aws-s3',
  '@strapi/provider-upload-local',
  '@strapi/review-workflows/strapi-server',
  '@strapi/upload/strapi-server',
  'pg',
]

/** Packages that only SQLite, watch mode and the build need. */
const excluded = ['better-sqlite3', 'typescript', 'prettier', 'flow-parser', 'esbuild']

/** Folders of the project besides the traced files: content of the seed, the panel, schemas and files for download. */
const wholeFolders = ['dist', 'public', 'seed/content', 'seed/videos']

const strapi = createRequire(require.resolve('@strapi/strapi'))

/** @param {string} name */
function resolve(name) {
  try {
    return require.resolve(name)
  } catch {
    return strapi.resolve(name)
  }
}

async function programs() {
  const files = await readdir(path.join(cms, 'dist'), { recursive: true })
  return files
    .filter((file) => file.endsWith('.js') && !file.startsWith('build'))
    .map((file) => path.join(cms, 'dist', file))
}

const { fileList } = await nodeFileTrace(
  [require.resolve('@strapi/strapi'), ...loadedByName.map(resolve), ...(await programs())],
  {
    base,
    processCwd: cms,
    ignore: excluded.map((name) => `cms/node_modules/${name}/**`),
  },
)

for (const file of fileList) {
  const from = path.join(base, file)
  const to = path.join(target, file)
  await mkdir(path.dirname(to), { recursive: true })
  if ((await lstat(from)).isSymbolicLink()) await symlink(await readlink(from), to)
  else await cp(from, to)
}
for (const name of wholeFolders) {
  await cp(path.join(cms, name), path.join(target, 'cms', name), { recursive: true })
}
for (const name of ['package.json', 'favicon.png']) {
  await cp(path.join(cms, name), path.join(target, 'cms', name))
}
console.log(`${fileList.size} traced files`)
