import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cms } from './paths.mjs'

const admin = path.join(cms, 'src/admin')
// Imports of types are left out: they do not change a bundle.
const valueImport =
  /(?:^|\n)\s*(?:import|export)(?! type\b)[^'"]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g
const endings = ['', '.ts', '.tsx', '/index.ts']

/** @param {string} file */
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(valueImport)].flatMap(([, from, lazy]) => {
    const place = path.join(path.dirname(file), from ?? lazy ?? '')
    const found = endings
      .map((ending) => place + ending)
      .find((one) => /\.\w+$/.test(one) && existsSync(one))
    return found ? [found] : []
  })
}

/** The source files of the panel's bundle: cms/src/admin and the server code that it imports. */
export function panelSources() {
  const own = readdirSync(admin, { recursive: true })
    .map((name) => path.join(admin, String(name)))
    .filter((file) => /\.\w+$/.test(file))
  const found = new Set(own)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return [...found].sort()
}
