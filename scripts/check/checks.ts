import path from 'node:path'
import { bins, cms, root, web } from '../lib/paths.mjs'

/**
 * A check that every change must pass. Its commands run one after the other, the checks concurrently.
 */
export interface Check {
  name: string
  cwd: string
  /** Arguments of node. */
  commands: string[][]
}

const scriptArgs = (name: string) => ['--import', bins.tsx, path.join(root, 'scripts/check', name)]

// The longest first: with two at a time, the short ones fill the rest of the time.
export const checks = [
  {
    name: 'types of web',
    cwd: web,
    commands: [
      [bins.next, 'typegen'],
      [bins.webTypeScript, '--noEmit'],
    ],
  },
  {
    name: 'types of cms',
    cwd: cms,
    commands: [
      [bins.cmsTypeScript, '--noEmit'],
      [bins.cmsTypeScript, '-p', 'tests'],
      [bins.cmsTypeScript, '--noEmit', '-p', 'src/admin'],
    ],
  },
  { name: 'dead code', cwd: root, commands: [[bins.knip, '--no-progress']] },
  { name: 'format and lint', cwd: root, commands: [[bins.biome, 'check', '--error-on-warnings']] },
  { name: 'types of scripts', cwd: root, commands: [[bins.typeScript, '-p', 'scripts']] },
  {
    name: 'dependencies of web',
    cwd: web,
    commands: [[bins.dependencyCruiser, '.']],
  },
  { name: 'translated pages', cwd: root, commands: [scriptArgs('translated-pages.ts')] },
  { name: 'css twins', cwd: root, commands: [scriptArgs('css-twins.ts')] },
  { name: 'message keys', cwd: root, commands: [scriptArgs('messages.ts')] },
  { name: 'pages', cwd: root, commands: [scriptArgs('pages.ts')] },
  { name: 'words', cwd: root, commands: [scriptArgs('words.ts')] },
  { name: 'terms', cwd: root, commands: [scriptArgs('terms.ts')] },
  { name: 'references', cwd: root, commands: [scriptArgs('references.ts')] },
  { name: 'lockfiles', cwd: root, commands: [[...scriptArgs('../lockfiles.ts'), '--check']] },
  {
    name: 'dependencies of cms',
    cwd: cms,
    commands: [[bins.dependencyCruiser, 'src', 'config', 'seed']],
  },
  { name: 'compose file', cwd: root, commands: [scriptArgs('compose.ts')] },
] satisfies Check[]
