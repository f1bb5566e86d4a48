import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { waitFor } from './health.mjs'
import { bins, cms, web } from './paths.mjs'
import { launch } from './processes.mjs'
import { webBounds } from './web-bounds.mjs'

// Strapi's watch mode builds the editors' panel before it responds.
const startTimeoutMs = 300_000

/**
 * A program of ours that serves until it is stopped.
 *
 * @typedef {object} Service
 * @property {string} name
 * @property {import('./processes.mjs').Program} program the running instance
 * @property {string | undefined} logFile
 * @property {() => Promise<void>} ready resolves when its health check passes
 * @property {() => void} startAgain after it ended; appends to its log
 */

/**
 * @param {string} name
 * @param {string} health address
 * @param {import('./processes.mjs').Command} command
 * @returns {Service}
 */
export function serve(name, health, command) {
  const { logFile } = command
  /** @param {import('./processes.mjs').Program} program */
  const readyOf = (program) => {
    let isOver = false
    program.ended.then(() => {
      isOver = true
    })
    const options = { what: name, timeoutMs: startTimeoutMs, hasEnded: () => isOver, logFile }
    return () => waitFor(health, options)
  }
  const program = launch(command)
  /** @type {Service} */
  const service = {
    name,
    program,
    logFile,
    ready: readyOf(program),
    startAgain() {
      service.program = launch({ ...command, appends: true })
      service.ready = readyOf(service.program)
    },
  }
  return service
}

/**
 * @param {Record<string, string>} env of the program, with its port
 * @param {{ logFile?: string, watches?: boolean }} [how]
 */
export const startCms = (env, { logFile, watches = false } = {}) =>
  serve('cms', `http://127.0.0.1:${env.CMS_PORT}/_health`, {
    args: [bins.strapi, ...(watches ? ['develop', '--no-watch-admin'] : ['start'])],
    cwd: cms,
    env: { ...env, NODE_ENV: watches ? 'development' : 'production' },
    logFile,
  })

/**
 * @param {Record<string, string>} env of the program, with its port
 * @param {{ logFile?: string, watches?: boolean }} [how]
 */
export const startWeb = (env, { logFile, watches = false } = {}) =>
  serve('web', `http://127.0.0.1:${env.PORT}/api/health`, {
    args: [
      ...(watches ? [] : webBounds.args),
      bins.next,
      // As in web/Dockerfile. Longer than clients keep an idle connection (cms/config/server.ts).
      ...(watches ? ['dev'] : ['start', '--keepAliveTimeout', '65000']),
      ...['--port', env.PORT ?? ''],
    ],
    cwd: web,
    env: {
      ...(watches ? {} : webBounds.env),
      ...env,
      NODE_ENV: watches ? 'development' : 'production',
    },
    logFile,
  })

/**
 * A fresh copy of the built web to run from. Pages that it renders are stored in its folder: a start in another
 * language, or after the content changed, must not serve pages of the last run.
 *
 * @param {string} name
 * @returns {Promise<string>} for NEXT_DIST_DIR
 */
export async function freshBuild(name) {
  const copy = path.join(web, name)
  const built = path.join(web, '.next')
  const unneeded = new Set(['cache', 'dev', 'trace', 'diagnostics'].map((p) => path.join(built, p)))
  await rm(copy, { recursive: true, force: true })
  await cp(built, copy, { recursive: true, filter: (source) => !unneeded.has(source) })
  return name
}
