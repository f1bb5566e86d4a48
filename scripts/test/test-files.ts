import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, web } from '../lib/paths.mjs'

const skipped = new Set(['node_modules', 'dist', 'e2e'])

/** @returns from the repository's root */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return []
    const place = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(place) : [place]
  })
}

const testsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort()

export const unitTests = () => [...testsIn('web'), ...testsIn('cms/tests/unit')]
export const apiTests = () => [...testsIn('cms/tests/api'), ...testsIn('cms/tests/program')]

export const browserTests = () =>
  readdirSync(path.join(web, 'e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `web/e2e/${file}`)

/** @param file of a part; a check has no source */
export function sourceOf(file: string) {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return ''
  }
}
