import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from './manifest'

// In dist as in src: platform/backups.
const source = path.resolve(__dirname, '../..')
const cms = path.basename(path.dirname(source)) === 'dist' ? '../..' : '..'

/** Version of the product, and a fingerprint of its content types, from which Strapi makes the tables. */
export function productFacts(): Manifest['product'] {
  const { version } = JSON.parse(readFileSync(path.resolve(source, cms, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const file of [...schemasIn('api', 'schema.json'), ...schemasIn('components', '.json')]) {
    const schema = JSON.parse(readFileSync(path.join(source, file), 'utf8'))
    hash.update(`${file}\n${JSON.stringify(schema)}\n`)
  }
  return { version, types: hash.digest('hex') }
}

const schemasIn = (folder: string, ending: string) =>
  readdirSync(path.join(source, folder), { recursive: true })
    .map((name) => path.posix.join(folder, String(name).split(path.sep).join('/')))
    .filter((name) => name.endsWith(ending))
    .sort()
