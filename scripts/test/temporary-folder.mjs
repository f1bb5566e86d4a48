import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A new folder that goes away when this process ends. @param {string} name */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `krono-${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
