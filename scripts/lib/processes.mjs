import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href

/** Every program we started and that has not ended: whatever happens, none outlives us. @type {Set<Program>} */
const running = new Set()
const patienceMs = 10_000

/**
 * @typedef {object} Program
 * @property {import('node:child_process').ChildProcess} child
 * @property {Promise<Ending>} ended
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Ending
 * @typedef {object} Command
 * @property {string[]} args of node, or of `command`
 * @property {string} [command] a program that is not a Node script
 * @property {string} [node] another Node than this one
 * @property {string} cwd
 * @property {Record<string, string>} env
 * @property {string} [logFile] gets stdout and stderr; without it both go to our own
 * @property {boolean} [appends] to what the log has already
 */

/** @param {Command} command @returns {number | 'inherit'} */
function openLog({ logFile, appends }) {
  if (!logFile) return 'inherit'
  mkdirSync(path.dirname(logFile), { recursive: true })
  return openSync(logFile, appends ? 'a' : 'w')
}

/**
 * Starts a program as the head of a process group of its own, so that Ctrl-C reaches only us and
 * its helpers can be stopped with it.
 *
 * @param {Command} command
 * @returns {Program}
 */
export function launch(command) {
  const output = openLog(command)
  const { cwd, args } = command
  const nodeArgs = ['--import', endWithStarter, ...args]
  const child = spawn(
    command.command ?? command.node ?? process.execPath,
    command.command ? args : nodeArgs,
    {
      cwd,
      env: { ...command.env, KRONO_STARTER: String(process.pid) },
      detached: true,
      stdio: ['ignore', output, output],
    },
  )
  if (typeof output === 'number') closeSync(output)
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  const program = { child, ended }
  running.add(program)
  ended.then(() => running.delete(program))
  return program
}

/** @param {Program} program @param {NodeJS.Signals} signal */
function signalGroup({ child }, signal) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // No process of the group is left, as wanted.
  }
}

/** Asks a program and its helpers to end, waits, and after ten seconds ends them. @param {Program} program */
export async function stop(program) {
  // Only the head is asked: it ends its helpers in its own order.
  program.child.kill('SIGTERM')
  const timer = setTimeout(() => signalGroup(program, 'SIGKILL'), patienceMs)
  await program.ended
  clearTimeout(timer)
  // The head is gone; a helper that it left behind goes as well.
  signalGroup(program, 'SIGKILL')
}

/** Stops everything that still runs, the last started first. */
export async function stopAll() {
  for (const program of [...running].reverse()) await stop(program)
}

/** For the moment when nothing can be waited for any more. */
export function killAll() {
  for (const program of running) signalGroup(program, 'SIGKILL')
}
