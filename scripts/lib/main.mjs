import { explain } from './failure.mjs'
import { requireNode } from './node-version.mjs'
import { leave, stopOnSignals } from './stopping.mjs'

/**
 * Runs a command: an old Node is refused first, signals stop everything, and an error is explained,
 * ends what was started and makes the exit code 1.
 *
 * @param {() => Promise<number | undefined>} work resolves to the exit code; undefined keeps running
 * @param {{ stopCode?: number, stopMessage?: string }} [how] what a wished stop ends with
 */
export async function main(work, { stopCode = 130, stopMessage } = {}) {
  requireNode()
  stopOnSignals({ code: stopCode, say: stopMessage })
  try {
    const code = await work()
    if (code !== undefined) await leave(code)
  } catch (error) {
    explain(error)
    await leave(1)
  }
}
