import { cp, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from '../lib/fingerprint.mjs'
import { waitFor } from '../lib/health.mjs'
import { bins, logs, root, state, web } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { launch } from '../lib/processes.mjs'
import { run } from '../lib/run.mjs'
import { makeIfChanged } from '../lib/stamps.mjs'

const source = path.join(root, 'scripts/bench/bare')
// Outside of web: otherwise Next would use web's proxy and instrumentation for the bare app.
const copy = path.join(state, 'bare')

/** Builds the bare Next app, the reference for the measurements, with web's packages. */
export const buildBare = (env: Record<string, string>) =>
  makeIfChanged({
    name: 'build-bare',
    inputs: () => fingerprint([source, path.join(web, 'package-lock.json')]),
    outcome: [path.join(copy, '.next/BUILD_ID')],
    make: async () => {
      await rm(copy, { recursive: true, force: true })
      await cp(source, copy, { recursive: true })
      await symlink(path.join(web, 'node_modules'), path.join(copy, 'node_modules'))
      await run('Building the bare app', {
        args: [bins.next, 'build'],
        cwd: copy,
        env: { ...env, NODE_ENV: 'production' },
        logFile: path.join(logs, 'build-bare.log'),
      })
    },
  })

/** @returns its address */
export async function startBare(env: Record<string, string>): Promise<string> {
  const port = await anyPort()
  const logFile = path.join(logs, 'bench-bare.log')
  launch({
    args: [bins.next, 'start', '--port', String(port)],
    cwd: copy,
    env: { ...env, NODE_ENV: 'production' },
    logFile,
  })
  const address = `http://127.0.0.1:${port}`
  const options = { what: 'The bare app', timeoutMs: 60_000, hasEnded: () => false, logFile }
  await waitFor(address, options)
  return address
}
