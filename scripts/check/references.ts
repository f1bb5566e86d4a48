import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { faultsOfCitations } from './references/citations.ts'
import { faultsOfDocuments } from './references/documents.ts'

/** Folders that are downloaded, built, or created at runtime. */
const isMade = (name: string) =>
  /^(node_modules|dist|build|\.git|\.next.*|\.state|\.data|\.strapi|\.cache|\.tmp|test-results)$/.test(
    name,
  )

const isCode = (name: string) =>
  /\.(ts|tsx|mjs|cjs|js|jsx|css|yml|jsonc)$|(^|\/)(Dockerfile|Caddyfile|run)$/.test(name)

/** All files and folders below a folder, with paths from the root. */
const allIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isMade(name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? [name, ...allIn(name)] : [name]
    })

const known = new Set(allIn(''))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const isDocument = (file: string) => /^(README|docs\/.*)\.md$/.test(file)
const documents = new Map([...known].filter(isDocument).map((file) => [file, read(file)]))

const citationsIn = (file: string, isOfCode: boolean) =>
  faultsOfCitations(read(file), documents, { isCode: isOfCode }).map(
    ({ line, fault }) => `${file}:${line} ${fault}`,
  )

// Without this check and its test, which contain invalid citations.
const code = [...known].filter(
  (file) => isCode(file) && !file.startsWith('scripts/check/references'),
)
const faults = [
  ...faultsOfDocuments(documents, known),
  ...[...documents.keys()].flatMap((file) => citationsIn(file, false)),
  ...code.flatMap((file) => citationsIn(file, true)),
]
for (const fault of faults) console.error(fault)
console.log(`${documents.size} documents, ${code.length} files of code, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
