import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { CallName } from './counting-program'
import { cmsFolder, programEnv } from './environment'
import { until } from './until'

/**
 * A process that counts attempts like a cms. `run` makes calls at the same moment and returns their results: an error's
 * code, else the value (undefined as null).
 */
export async function countingProcess(settings: Record<string, string>) {
  const child = fork(path.join(__dirname, 'counting-program.ts'), [], {
    cwd: cmsFolder,
    env: programEnv(settings),
    execArgv: ['--import', path.join(cmsFolder, 'node_modules/tsx/dist/loader.mjs')],
  })
  await once(child, 'message')
  const run = async (calls: readonly (readonly [CallName, string])[]): Promise<unknown[]> => {
    child.send(calls)
    const [results] = await once(child, 'message')
    return results
  }
  const one = async (call: CallName, subject = 'x') => (await run([[call, subject]]))[0]
  const ready = () => until(async () => (await one('isReady')) || undefined)
  const stop = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { id: child.pid, run, one, ready, stop }
}
