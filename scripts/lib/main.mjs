import { explain } from './failure.mjs'
import { requireNode } from './node-version.mjs'
import { exit, stopOnSignals } from './stopping.mjs'

/**
 * Runs a command. Refuses an old Node first. Signals stop everything. An error is explained, stops every started
 * program and makes the exit code 1.
 *
 * @param {() => Promise<number | undefined>} work resolves to the exit code; undefined keeps running
 * @param {{ stopCode?: number, stopMessage?: string }} [options] exit code and message of a requested stop
 */
export async function main(work, { stopCode = 130, stopMessage } = {}) {
  requireNode()
  stopOnSignals({ code: stopCode, say: stopMessage })
  try {
    const code = await work()
    if (code !== undefined) await exit(code)
  } catch (error) {
    explain(error)
    await exit(1)
  }
}
