import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href

/** Every program that we started and that still runs. All are killed when this process ends. @type {Set<Program>} */
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
 * @property {string} [logFile] receives stdout and stderr; without it both are inherited
 * @property {boolean} [appends] to an existing log instead of replacing it
 */

/** @param {Command} command @returns {number | 'inherit'} */
function openLog({ logFile, appends }) {
  if (!logFile) return 'inherit'
  mkdirSync(path.dirname(logFile), { recursive: true })
  return openSync(logFile, appends ? 'a' : 'w')
}

/**
 * Starts a program as the leader of its own process group. So Ctrl-C reaches only this process, and the program can be
 * stopped together with its child processes.
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

/** Sends SIGTERM, waits up to ten seconds, then kills the program and its child processes. @param {Program} program */
export async function stop(program) {
  // Only the leader gets the signal: it stops its child processes in its own order.
  program.child.kill('SIGTERM')
  const timer = setTimeout(() => signalGroup(program, 'SIGKILL'), patienceMs)
  await program.ended
  clearTimeout(timer)
  // The leader has ended; kill the child processes that it left behind.
  signalGroup(program, 'SIGKILL')
}

/** Stops every running program, the last started first. */
export async function stopAll() {
  for (const program of [...running].reverse()) await stop(program)
}

/** For the `exit` event, in which nothing asynchronous can run. */
export function killAll() {
  for (const program of running) signalGroup(program, 'SIGKILL')
}
