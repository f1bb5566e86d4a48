import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { callersEnv } from '../lib/settings.mjs'

/** Copies a folder with hard links. @param to has the same bytes until a file is replaced in one of the folders */
export const linkAll = (from: string, to: string) =>
  run(`Copying ${path.basename(from)}`, {
    command: 'cp',
    args: ['-al', from, to],
    cwd: root,
    env: callersEnv(),
  })
