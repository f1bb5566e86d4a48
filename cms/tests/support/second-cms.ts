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
 * Starts a second cms on the same database, for races between processes, or to be killed. On a busy machine loading can
 * block the event loop until the first connection times out (config/database.ts): then it starts once more.
 */
export const secondCms = (cms: RunningCms) => start(cms).catch(() => start(cms))

async function start(cms: RunningCms) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = launchCms({ ...cms.env, CMS_PORT: String(port) })
  const stop = async () => {
    running.delete(stop)
    program.child.kill('SIGTERM')
    await program.ended
  }
  running.add(stop)
  await waitFor(`${url}/_health`, program)
  return { cms: { ...cms, url }, program, stop }
}
