import { freePort } from './free-port'
import { launchCms, waitFor } from './run-program'
import type { RunningCms } from './running'

/** A second cms on the same database, for races between processes, or to be killed. */
export async function secondCms(cms: RunningCms) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = launchCms({ ...cms.env, CMS_PORT: String(port) })
  await waitFor(`${url}/_health`, program)
  const stop = async () => {
    program.child.kill('SIGTERM')
    await program.ended
  }
  return { cms: { ...cms, url }, program, stop }
}
