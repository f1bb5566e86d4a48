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
  // A wished stop ends our helpers too: that is no failure of theirs, and the script is about to end.
  if (isStopping()) await new Promise(() => undefined)
  const how = error?.message ?? (signal ? `was ended by ${signal}` : `ended with code ${code}`)
  throw new Failure(`${what} failed: ${how}.`, command.logFile)
}

/**
 * The same for a program with an exit code that is an answer (a test runner, a linter).
 *
 * @param {import('./processes.mjs').Command} command
 * @returns {Promise<boolean>} whether it ended with 0
 */
export async function succeeds(command) {
  const { code } = await launch(command).ended
  if (isStopping()) await new Promise(() => undefined)
  return code === 0
}

/** How npm is called: by its script when npm called us, else by name. */
export function npm() {
  const script = process.env.npm_execpath
  return script && path.extname(script) === '.js'
    ? { args: [script] }
    : { command: 'npm', args: /** @type {string[]} */ ([]) }
}
