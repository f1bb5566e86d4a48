import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { importersAmong } from '../../test/changed/importers.ts'
import { cms, root } from '../paths.mjs'
import { waitForCalls } from './fingerprint-of-content.ts'

/** Modules that import content. The accounts of the demo are added later, to each copy. */
const seedModules = ['create-entries', 'entries', 'fingerprint', 'record', 'upload-media'].map(
  (name) => `cms/seed/${name}.ts`,
)

const sources = ['cms/src', 'cms/seed'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, String(file)))
    .filter((file) => file.endsWith('.ts')),
)

test('every ignored folder exists', () => {
  assert.deepEqual(
    waitForCalls.filter((name) => !existsSync(path.join(cms, 'src', name))),
    [],
  )
})

test('seeding does not import an ignored folder', () => {
  const ignoredFiles = sources.filter((file) =>
    waitForCalls.some((name) => file.startsWith(`cms/src/${name}/`)),
  )
  const importersOf = importersAmong(sources, (file) => readFileSync(path.join(root, file), 'utf8'))
  const reached = (file: string) => importersOf([file]).has.bind(importersOf([file]))
  const found = ignoredFiles.flatMap((file) =>
    seedModules.filter(reached(file)).map((one) => `${one} → ${file}`),
  )
  assert.deepEqual(found, [])
})
