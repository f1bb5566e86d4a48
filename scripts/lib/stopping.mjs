import { killAll, stopAll } from './processes.mjs'

const lookEveryMs = 1_000
const wishes = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @type {(() => unknown)[]} */
const farewells = []
let stopping = false
/** @type {Promise<never> | undefined} */
let leaving

/** Whether a stop was requested: what our helpers say from now on is not a failure. */
export const isStopping = () => stopping

/** Something to do at the very end, whatever the end is: remove a folder, give a lock back. @param {() => unknown} work */
export function atTheEnd(work) {
  farewells.push(work)
}

/** @param {number} code @returns {Promise<never>} */
async function end(code) {
  stopping = true
  await stopAll()
  for (const work of farewells.reverse()) await work()
  process.exit(code)
}

/**
 * Ends this script: first every program it started, then what was asked for the end.
 *
 * @param {number} code
 * @returns {Promise<never>}
 */
export function leave(code) {
  leaving ??= end(code)
  return leaving
}

/** Our caller (npm, a shell, a CI runner) may be killed without notifying us. @param {() => void} stop */
function watchStarter(stop) {
  const starter = process.ppid
  const look = () => process.ppid !== starter && stop()
  setInterval(look, lookEveryMs).unref()
}

/**
 * Ctrl-C, SIGTERM, a closed terminal and the end of our caller stop everything.
 *
 * @param {{ code: number, say?: string }} ending a wished stop is a success of a server, not of a test
 */
export function stopOnSignals({ code, say }) {
  const stop = () => {
    // npm passes on the Ctrl-C that the terminal has sent us already.
    if (stopping) return
    stopping = true
    if (say) console.log(`\n${say}`)
    void leave(code)
  }
  for (const wish of wishes) process.on(wish, stop)
  watchStarter(stop)
  process.on('exit', killAll)
}
