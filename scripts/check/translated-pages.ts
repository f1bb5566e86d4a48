import path from 'node:path'
import ts from 'typescript'
import { root, web } from '../lib/paths.mjs'
import { bareTextIn, faults } from './bare-text.ts'

/** Checks all components of web for text that breaks when a browser translates the page. */
const config = ts.getParsedCommandLineOfConfigFile(
  path.join(web, 'tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  },
)
const sourceFiles = (config?.fileNames ?? []).filter((file) => !file.includes('/.next'))
const program = ts.createProgram(sourceFiles, config?.options ?? {})
const checker = program.getTypeChecker()
const components = program
  .getSourceFiles()
  .filter(({ fileName }) => sourceFiles.includes(fileName) && /(?<!\.test)\.tsx$/.test(fileName))

let count = 0
for (const source of components) {
  for (const { line, fault, text } of bareTextIn(source, checker)) {
    count++
    console.error(`${path.relative(root, source.fileName)}:${line} ${faults[fault]}: ${text}`)
  }
}
console.log(`${components.length} components, ${count} texts that break in a translated page`)
process.exitCode = components.length > 0 && count === 0 ? 0 : 1
