import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../lib/paths.mjs'
import { type Mutant, withMutant } from './make-mutants.ts'
import type { Project } from './unit-trial.ts'

/** The compiler of a project, which is asked about one change after another. */
export function compilerOf(project: Project) {
  const folder = path.join(root, project)
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const changed = new Map<string, { text: string; version: number }>()
  const textOf = (place: string) => changed.get(place)?.text ?? ts.sys.readFile(place)
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true, incremental: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (place) => String(changed.get(place)?.version ?? 0),
    getScriptSnapshot: (place) => {
      const text = textOf(place)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  const put = (place: string, text: string) =>
    changed.set(place, { text, version: (changed.get(place)?.version ?? 0) + 1 })

  /** Whether it takes the file with this change, as far as that file goes: else nobody could commit it. */
  return (mutant: Mutant): boolean => {
    const place = path.join(root, mutant.file)
    const text = readFileSync(place, 'utf8')
    put(place, withMutant(text, mutant))
    const faults = [
      ...service.getSyntacticDiagnostics(place),
      ...service.getSemanticDiagnostics(place),
    ]
    put(place, text)
    return faults.length === 0
  }
}
