import path from 'node:path'
import { Failure } from './failure.mjs'
import { cms as cmsFolder } from './paths.mjs'
import { freePort } from './ports.mjs'

// npm passes the project it was called in to its children; a nested npm would use it.
const fromNpm = /^(npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|INIT_CWD$)/

/** The environment of the caller, without the variables that npm added. */
export function callersEnv() {
  const entries = Object.entries(process.env).filter(([name]) => !fromNpm.test(name))
  return /** @type {Record<string, string>} */ (Object.fromEntries(entries))
}

/** @param {string} name @param {string | undefined} value @param {number} fallback */
export function portOf(name, value, fallback) {
  if (!value) return fallback
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Failure(`${name} must be a port from 1 to 65535, not "${value}".`)
}

/** @param {Record<string, string>} settings */
export const wantedPorts = (settings) => ({
  web: portOf('PORT', settings.PORT, 3000),
  cms: portOf('CMS_PORT', settings.CMS_PORT, 1337),
})

/**
 * Free ports for both programs, the wanted ones if possible.
 *
 * @param {Record<string, string>} settings
 * @param {(message: string) => void} warn is called for every port that is taken
 */
export async function choosePorts(settings, warn) {
  const wanted = wantedPorts(settings)
  const web = await freePort(wanted.web)
  const cms = await freePort(wanted.cms, [web])
  if (web !== wanted.web) warn(`Port ${wanted.web} is taken, using ${web}`)
  if (cms !== wanted.cms) warn(`Port ${wanted.cms} is taken, using ${cms}`)
  return { web, cms }
}

/**
 * The whole environment of both programs: settings, and the addresses that follow from the ports.
 * They reach each other on this machine; CMS_URL and WEB_URL of the caller are ignored.
 *
 * @param {Record<string, string>} settings
 * @param {{ web: number, cms: number }} ports
 * @returns {Record<string, string>}
 */
export function programEnv(settings, ports) {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    STRAPI_TELEMETRY_DISABLED: 'true',
    DATABASE_FILE: path.join(cmsFolder, '.data/krono.db'),
    PUBLIC_URL: `http://localhost:${ports.web}`,
    ...settings,
    PORT: String(ports.web),
    CMS_PORT: String(ports.cms),
    CMS_URL: `http://127.0.0.1:${ports.cms}`,
    WEB_URL: `http://127.0.0.1:${ports.web}`,
  }
}
