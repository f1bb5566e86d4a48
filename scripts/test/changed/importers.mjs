import path from 'node:path'

const named = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g
const isSource = /\.(ts|tsx|mjs|js)$/
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']

/** @param {string} name @param {string} from @returns {string | undefined} from the repository's root */
function placeOf(name, from) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name)
  if (name.startsWith('@/')) return `web/${name.slice(2)}`
  const shared = /^@krono\/(chart|contract)$/.exec(name)
  return shared ? `web/lib/${shared[1]}/index.ts` : undefined
}

/** @param {string} from @param {string} source @param {ReadonlySet<string>} known */
function importsOf(from, source, known) {
  return [...source.matchAll(named)].flatMap(([, name = '']) => {
    const place = placeOf(name, from)
    if (!place) return []
    return endings.map((ending) => place + ending).filter((file) => known.has(file))
  })
}

/**
 * Who imports whom, as it is written: a file that is read or started by its path is not seen.
 *
 * @param {readonly string[]} files
 * @param {(file: string) => string} sourceOf
 * @returns {(changed: readonly string[]) => Set<string>} the files given and all that import them, also
 *   through others
 */
export function importersAmong(files, sourceOf) {
  const known = new Set(files)
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of files.filter((one) => isSource.test(one))) {
    for (const imported of importsOf(file, sourceOf(file), known)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return (changed) => {
    const found = new Set(changed)
    for (const file of found) {
      for (const importer of importers.get(file) ?? []) found.add(importer)
    }
    return found
  }
}
