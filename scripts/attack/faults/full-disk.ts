import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { openSqlite } from '../../lib/databases.ts'
import { logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { stop } from '../../lib/processes.mjs'
import { startCms } from '../../lib/service.mjs'
import { about } from '../check.ts'
import { sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited, NotTried, statusesOf } from '../lib/assert.ts'
import { goodPassword, newEmail } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** Space on the disk in addition to the database. */
const roomMegabytes = 12
const megabyte = 1024 * 1024

/** Runs a separate cms on a small disk and fills it to the last byte while members write. */
async function fullDisk(product: Product) {
  if (product.database !== 'SQLite') throw new NotTried('PostgreSQL is on its own disk')
  const bytes = statSync(product.env.DATABASE_FILE ?? '').size
  const diskMegabytes = Math.ceil(bytes / megabyte) + roomMegabytes
  const folder = path.join(product.folder, 'small-disk')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch {
    throw new NotTried('no small disk can be mounted here: root is required')
  }
  try {
    return `a disk of ${diskMegabytes} MB (tmpfs): ${await writeUntilFull(product, folder)}`
  } finally {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function writeUntilFull(product: Product, folder: string) {
  const file = path.join(folder, 'krono.db')
  const source = openSqlite(product.env.DATABASE_FILE ?? '')
  source.prepare(`VACUUM INTO '${file}'`).run()
  source.close()
  const port = await anyPort()
  const env = { ...product.env, CMS_PORT: String(port), DATABASE_FILE: file, SMTP_URL: '' }
  const service = startCms(env, { logFile: path.join(logs, 'attack-full-disk.log') })
  const url = `http://127.0.0.1:${port}`
  await service.ready()
  const filler = path.join(folder, 'filler')
  try {
    const email = newEmail()
    const person = {
      email,
      password: goodPassword,
      birthDate: '1984-06-12',
      privacyPolicy: true,
    }
    const register = (who: string) =>
      sendRequest(url, '/api/user/signup', {
        method: 'POST',
        body: { ...person, email: who },
        headers: { authorization: `Bearer ${product.env.CONTENT_TOKEN}` },
      })
    assertThat((await register(email)).status === 201, 'it does not work before')
    execFileSync('sh', ['-c', `cat /dev/zero > '${filler}' 2>/dev/null || true`])
    const full = await mapLimited(Array.from({ length: 12 }), 2, () => register(newEmail()))
    const health = await sendRequest(url, '/_health')
    assertThat(health.status < 300, `it died: ${health.status}`)
    rmSync(filler)
    const after = await register(newEmail())
    assertThat(after.status === 201, `after there is room again: ${after.status}`)
    const look = openSqlite(file)
    const [row] = look.prepare('PRAGMA integrity_check').all()
    look.close()
    assertThat(row?.integrity_check === 'ok', JSON.stringify(row))
    return `filled to the last byte ${statusesOf(full)}, intact, ${after.status} once there is room`
  } finally {
    await stop(service.program)
  }
}

export const fullDisks = about('Faults', [
  {
    claim: 'A full disk corrupts nothing',
    what: 'a disk filled to the last byte',
    when: 'last',
    run: fullDisk,
  },
])
