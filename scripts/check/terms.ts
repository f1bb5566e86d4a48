import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { allFiles } from '../test/changed/git.ts'
import { termFaults } from './term-faults.ts'
import { termsOf } from './word-list.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const isOfCode = (file: string) =>
  /^(cms|web|scripts|docker)\/.*\.(ts|tsx|mts|mjs|cjs|css)$/.test(file) &&
  !file.endsWith('term-faults.test.ts')

const terms = termsOf(read('docs/words.md'))
const files = (await allFiles()).filter(isOfCode)
const faults = termFaults(
  terms,
  files.map((file) => ({ file, text: read(file) })),
)
for (const fault of faults) console.error(fault)
console.log(
  `${files.length} files, ${terms.length} terms of docs/words.md, ${faults.length} faults`,
)
process.exitCode = faults.length === 0 ? 0 : 1
