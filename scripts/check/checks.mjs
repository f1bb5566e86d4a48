import path from 'node:path'
import { bins, cms, root, web } from '../lib/paths.mjs'

/**
 * What every change must pass. The commands of one check run after each other, the checks side by side.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} cwd
 * @property {string[][]} commands arguments of node
 */

const own = (/** @type {string} */ name) => path.join(root, 'scripts/check', name)

// The longest first: with two at a time the short ones fill the rest.
export const checks = /** @satisfies {Check[]} */ ([
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
    ],
  },
  { name: 'dead code', cwd: root, commands: [[bins.knip, '--no-progress']] },
  { name: 'format and lint', cwd: root, commands: [[bins.biome, 'check', '--error-on-warnings']] },
  { name: 'types of scripts', cwd: root, commands: [[bins.typeScript, '-p', 'scripts']] },
  {
    name: 'dependencies of web',
    cwd: web,
    commands: [[bins.depcruise, '--config', '.dependency-cruiser.cjs', '.']],
  },
  { name: 'css twins', cwd: root, commands: [[own('css-twins.mjs')]] },
  { name: 'message keys', cwd: root, commands: [[own('messages.mjs')]] },
  {
    name: 'lockfiles',
    cwd: root,
    commands: [[path.join(root, 'scripts/lockfiles.mjs'), '--check']],
  },
  { name: 'compose file', cwd: root, commands: [[own('compose.mjs')]] },
])
