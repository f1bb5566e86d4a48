import { killAll, stopAll } from './processes.mjs'

const lookEveryMs = 1_000
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {(() => unknown)[]} */
const exitHandlers = []
let stopping = false
/** @type {Promise<never> | undefined} */
let exiting

/** Whether a stop was requested: errors of the started programs are then no failures. */
export const isStopping = () => stopping

/** Adds work for the exit, such as removing a folder or releasing a lock. @param {() => unknown} work */
export function onExit(work) {
  exitHandlers.push(work)
}

/** @param {number} code @returns {Promise<never>} */
async function stopAndExit(code) {
  stopping = true
  await stopAll()
  for (const work of exitHandlers.reverse()) await work()
  process.exit(code)
}

/**
 * Ends this script: stops every program it started, then runs the exit handlers.
 *
 * @param {number} code
 * @returns {Promise<never>}
 */
export function exit(code) {
  exiting ??= stopAndExit(code)
  return exiting
}

/** Stops when our caller (npm, a shell, CI) has ended: it may be killed without a signal to us. @param {() => void} stop */
function watchStarter(stop) {
  const starter = process.ppid
  const look = () => process.ppid !== starter && stop()
  setInterval(look, lookEveryMs).unref()
}

/**
 * Stops everything on Ctrl-C, SIGTERM, a closed terminal and the end of our caller.
 *
 * @param {{ code: number, say?: string }} options exit code and message; a requested stop is a success for a server, not for
 *   a test
 */
export function stopOnSignals({ code, say }) {
  const stop = () => {
    // npm forwards the Ctrl-C that the terminal has sent us already.
    if (stopping) return
    stopping = true
    if (say) console.log(`\n${say}`)
    void exit(code)
  }
  for (const signal of stopSignals) process.on(signal, stop)
  watchStarter(stop)
  process.on('exit', killAll)
}
