import path from 'node:path'
import { completeEnv } from './env-file.mjs'
import { cms, envFile, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { succeeds } from './run.mjs'
import { callersEnv, programEnv, wantedPorts } from './settings.mjs'

/** The program runs in the folder of cms: a relative path means the one in which npm runs commands. @param {string} arg */
const absolute = (arg) =>
  arg.replace(
    /^(--[\w-]+=)?(\.{1,2}\/.*)$/,
    (_all, option = '', file) => option + path.resolve(root, file),
  )

/**
 * Builds the cms if needed, and runs a program of it on this folder's database with the arguments of this command.
 *
 * @param {string} program its path in cms/dist/src
 * @returns {Promise<number>} the exit code
 */
export async function runCmsProgram(program) {
  const settings = { ...completeEnv(envFile), ...callersEnv() }
  const env = programEnv(settings, wantedPorts(settings))
  await prepare(env, { builds: ['cms'] })
  const isDone = await succeeds({
    args: [path.join(cms, 'dist/src', program), ...process.argv.slice(2).map(absolute)],
    cwd: cms,
    env: { ...env, NODE_ENV: 'production' },
  })
  return isDone ? 0 : 1
}
