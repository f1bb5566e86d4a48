import { afterAll } from '@jest/globals'
import { freePort } from './free-port'
import { launchCms, waitFor } from './run-program'
import type { RunningCms } from './running'

const running = new Set<() => Promise<void>>()

// Stops the cms of a failed test: Jest would wait for it forever.
afterAll(async () => {
  await Promise.all([...running].map((stop) => stop()))
})

/**
 * Starts a second cms on the same database, for races between processes, or to be killed.
 *
 * @param aheadMs of the clock of the first
 */
export async function secondCms(cms: RunningCms, aheadMs = 0) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const clock = String(Number(cms.env.CLOCK_AHEAD_MS ?? 0) + aheadMs)
  const program = launchCms({ ...cms.env, CMS_PORT: String(port), CLOCK_AHEAD_MS: clock })
  const stop = async () => {
    running.delete(stop)
    program.child.kill('SIGTERM')
    await program.ended
  }
  running.add(stop)
  await waitFor(`${url}/_health`, program)
  return { cms: { ...cms, url }, program, stop }
}
