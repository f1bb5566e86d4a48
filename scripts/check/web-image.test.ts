import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root, web } from '../lib/paths.mjs'
import { webBounds } from '../lib/web-bounds.mjs'

const read = (file: string) => readFileSync(path.join(web, file), 'utf8')

/** Created by the build, or by the image itself. */
const made = ['.next', 'node_modules', 'public']

/** The files and folders of web that its image copies from the build. */
const copied = [...read('Dockerfile').matchAll(/^COPY --from=build (.+)$/gm)]
  .flatMap(([, rest = '']) => rest.split(' ').slice(0, -1))
  .filter((word) => word.startsWith('/app/web/'))
  .map((word) => word.slice('/app/web/'.length))

test('the image of web copies existing files only', () => {
  assert.ok(copied.includes('next.config.ts'))
  const missing = copied.filter((name) => !made.includes(name) && !existsSync(path.join(web, name)))
  assert.deepEqual(missing, [])
})

test('the image of web has the same memory limits as a web that the scripts start', () => {
  const image = read('Dockerfile')
  assert.match(image, /^COPY .*\bscripts\/lib\/web-bounds\.mjs .*\.\/docker\/$/m)
  assert.match(image, /^CMD \["sh", "-c", "exec node \$\(node docker\/web-bounds\.mjs\) /m)
  const printed = execFileSync(process.execPath, [path.join(root, 'scripts/lib/web-bounds.mjs')])
  assert.equal(printed.toString().trim(), webBounds.args.join(' '))
  for (const [name, value] of Object.entries(webBounds.env)) {
    assert.match(image, new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  }
})

/** The files of this repository that a file imports, directly and indirectly. */
const importedBy = (file: string): string[] =>
  [...read(file).matchAll(/ from '(\.\/[^']+)'/g)].flatMap(([, name = '']) => {
    const found = path.join(path.dirname(file), name)
    return [found, ...importedBy(found)]
  })

test('the image of web has what its configuration imports, and its cache', () => {
  const cache = /cacheHandler: .*'([^']+\.mjs)'/.exec(read('next.config.ts'))?.[1] ?? ''
  const imported = [cache, ...['next.config.ts', cache].flatMap(importedBy)]
  assert.ok(imported.length > 5)
  assert.deepEqual(
    imported.filter((name) => !copied.includes(name)),
    [],
  )
})
