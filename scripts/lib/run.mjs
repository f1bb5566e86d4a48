import path from 'node:path'
import { Failure } from './failure.mjs'
import { launch } from './processes.mjs'
import { isStopping } from './stopping.mjs'

/**
 * Runs a program to its end.
 *
 * @param {string} what a name for messages: "Building web"
 * @param {import('./processes.mjs').Command} command
 * @throws {Failure} when it ends otherwise than with 0
 */
export async function run(what, command) {
  const { code, signal, error } = await launch(command).ended
  if (code === 0) return
  // A requested stop also ends the programs we started: not a failure, and this script is about to end.
  if (isStopping()) await new Promise(() => undefined)
  const how = error?.message ?? (signal ? `was ended by ${signal}` : `ended with code ${code}`)
  throw new Failure(`${what} failed: ${how}.`, command.logFile)
}

/**
 * Runs a program whose exit code is a result (a test runner, a linter).
 *
 * @param {import('./processes.mjs').Command} command
 * @returns {Promise<boolean>} whether it ended with 0
 */
export async function succeeds(command) {
  const { code } = await launch(command).ended
  if (isStopping()) await new Promise(() => undefined)
  return code === 0
}

/** How to call npm: the script of the npm that called us, otherwise by name. */
export function npm() {
  const script = process.env.npm_execpath
  return script && path.extname(script) === '.js'
    ? { args: [script] }
    : { command: 'npm', args: /** @type {string[]} */ ([]) }
}
