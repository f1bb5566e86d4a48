import path from 'node:path'

const named = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g
const isSource = /\.(ts|tsx|mjs|js)$/
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']

/** @returns from the repository's root */
function placeOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name)
  if (name.startsWith('@/')) return `web/${name.slice(2)}`
  const shared = /^@krono\/(chart|contract)$/.exec(name)
  return shared ? `web/lib/${shared[1]}/index.ts` : undefined
}

function importsOf(from: string, source: string, known: ReadonlySet<string>) {
  return [...source.matchAll(named)].flatMap(([, name = '']) => {
    const place = placeOf(name, from)
    if (!place) return []
    return endings.map((ending) => place + ending).filter((file) => known.has(file))
  })
}

/**
 * Resolves imports in the source text. A file that is read or started by its path has no importers here.
 *
 * @returns the given files and all that import them, directly or indirectly
 */
export function importersAmong(
  files: readonly string[],
  sourceOf: (file: string) => string,
): (changed: readonly string[]) => Set<string> {
  const known = new Set(files)
  const importers: Map<string, string[]> = new Map()
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
