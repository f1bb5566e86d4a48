import { createRequire } from 'node:module'
import path from 'node:path'
import { instrument } from './instrument.ts'

interface Settings {
  root: string
  /** Under trial, from there. */
  files: string[]
  /** What compiles as ever, and its settings. */
  compiler: [string, unknown]
}

interface Compiler {
  canInstrument: boolean
  getCacheKey: (text: string, place: string, more: unknown) => string
  process: (text: string, place: string, more: unknown) => unknown
}

/**
 * Jest's way to the changes: it compiles a file as ever, but for those of the folder under trial, which get all their
 * changes built in first.
 */
export default {
  createTransformer({ root, files, compiler: [name, options] }: Settings): Compiler {
    const swc: Compiler = createRequire(import.meta.url)(name).createTransformer(options)
    const changed = new Set(files)
    const withChanges = (text: string, place: string) => {
      const file = path.relative(root, place)
      return changed.has(file) ? instrument(file, text) : text
    }
    return {
      canInstrument: swc.canInstrument,
      getCacheKey: (text, place, more) => swc.getCacheKey(withChanges(text, place), place, more),
      process: (text, place, more) => swc.process(withChanges(text, place), place, more),
    }
  },
}
