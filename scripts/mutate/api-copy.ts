import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { cms, root, state } from '../lib/paths.mjs'
import { linkAll } from '../test/linked-copy.ts'
import { instrument } from './instrument.ts'

const tree = path.join(state, 'mutate')

/** The built cms in which files have their changes built in. */
export const copy = path.join(tree, 'cms')

const notCopied = new Set(['node_modules', '.data', '.cache', '.tmp'])

function compilerOptions() {
  const { config } = ts.readConfigFile(path.join(cms, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, cms).options
}

/** @param files from the repository's root; all of the cms */
export async function copyWithChanges(files: readonly string[]) {
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(cms).filter((one) => !notCopied.has(one))) {
    await linkAll(path.join(cms, name), path.join(copy, name))
  }
  symlinkSync(path.join(cms, 'node_modules'), path.join(copy, 'node_modules'))
  for (const name of ['web', 'scripts', 'node_modules']) {
    symlinkSync(path.join(root, name), path.join(tree, name))
  }
  const options = { ...compilerOptions(), noEmit: false, sourceMap: false, declaration: false }
  for (const file of files) {
    const place = path.join(copy, 'dist', path.relative('cms', file)).replace(/\.ts$/, '.js')
    const text = instrument(file, readFileSync(path.join(root, file), 'utf8'))
    // Written anew, not into the file that the built cms has.
    rmSync(place)
    writeFileSync(
      place,
      ts.transpileModule(text, { compilerOptions: options, fileName: file }).outputText,
    )
  }
}
