import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { generate } from './secrets.mjs'

const header = `# Made by "npm start"; not for git. What stands here is kept, what is missing is added.
# Settings (LANGUAGE, PORT, CMS_PORT, DATABASE_URL …) may be added: docs/operating.md, "Settings".
`

/**
 * The settings of a .env file; an empty object when the file does not exist.
 *
 * @param {string} file
 * @returns {Record<string, string>}
 */
export function readEnv(file) {
  if (!existsSync(file)) return {}
  const parsed = parseEnv(readFileSync(file, 'utf8'))
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, value ?? '']))
}

/**
 * Writes a generated secret for each name that is missing in the file, and leaves the rest unchanged.
 * Only the owner may read the file.
 *
 * @param {string} file
 * @returns {Record<string, string>} all settings of the file
 */
export function completeEnv(file) {
  const present = readEnv(file)
  const missing = Object.entries(generate()).filter(([name]) => !present[name])
  if (missing.length > 0) {
    const before = existsSync(file) ? `${readFileSync(file, 'utf8').trimEnd()}\n` : header
    const lines = missing.map(([name, value]) => `${name}=${value}`)
    writeFileSync(file, `${before}${lines.join('\n')}\n`, { mode: 0o600 })
  }
  chmodSync(file, 0o600)
  return { ...present, ...Object.fromEntries(missing) }
}
