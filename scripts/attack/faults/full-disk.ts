import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { openSqlite } from '../../lib/databases.ts'
import { cms, logs, root } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { stop } from '../../lib/processes.mjs'
import { startCms } from '../../lib/service.mjs'
import { about } from '../check.ts'
import { jsonOf, sendRequest } from '../lib/ask.ts'
import { assertThat, mapLimited, NotTried } from '../lib/assert.ts'
import { goodPassword, newEmail } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** Space on the disk in addition to the database: its log, pictures, and two backups. */
const roomMegabytes = 120
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
  const env = {
    ...product.env,
    ...{ CMS_PORT: String(port), DATABASE_FILE: file, SMTP_URL: '' },
    ...{ PUBLIC_FOLDER: path.join(folder, 'public'), BACKUP_FOLDER: path.join(folder, 'backups') },
  }
  const service = startCms(env, { logFile: path.join(logs, 'attack-full-disk.log') })
  await service.ready()
  const filler = path.join(folder, 'filler')
  try {
    const writes = await writesOf(env)
    const before = await writes.inTurn()
    assertThat(isAll(before, 201, 200, 0), `it does not work before: ${before}`)
    execFileSync('sh', ['-c', `cat /dev/zero > '${filler}' 2>/dev/null || true`])
    const stored = filesBelow(folder)
    const full = await mapLimited(Array.from({ length: 12 }), 2, writes.register)
    const [, picture, backup] = await writes.inTurn()
    assertThat(full.every(isAway) && isAway(picture), `on the full disk: ${full} ${picture}`)
    assertThat(backup === 1, `the backup ended with ${backup}`)
    assertThat(filesBelow(folder).join() === stored.join(), 'parts of files are left')
    const health = await sendRequest(writes.url, '/_health')
    assertThat(health.status < 300, `it died: ${health.status}`)
    rmSync(filler)
    const after = await writes.inTurn()
    assertThat(isAll(after, 201, 200, 0), `after there is room again: ${after}`)
    const look = openSqlite(file)
    const [row] = look.prepare('PRAGMA integrity_check').all()
    look.close()
    assertThat(row?.integrity_check === 'ok', JSON.stringify(row))
    return `filled to the last byte: 503 for signups and a picture, the backup says so; intact, and all succeed once there is room`
  } finally {
    await stop(service.program)
  }
}

const isAway = (status: number | undefined) => status === 503

const isAll = (found: readonly number[], ...wanted: number[]) => found.join() === wanted.join()

/** The files that are complete or partial uploads and backups, without the database's own. */
const filesBelow = (folder: string) =>
  ['public', 'backups'].flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true }).map(String).sort(),
  )

/** A signup, a member's picture and a backup, each with the status of its response or the code of its exit. */
async function writesOf(env: Record<string, string>) {
  const url = `http://127.0.0.1:${env.CMS_PORT}`
  const headers = { authorization: `Bearer ${env.CONTENT_TOKEN}` }
  const post = (address: string, body: object) =>
    sendRequest(url, `/api/user/${address}`, { method: 'POST', body, headers })
  const login = { email: 'free@krono.example', password: env.DEMO_PASSWORD }
  const { token } = jsonOf<{ token: string }>(await post('login', login))
  const picture = readFileSync(path.join(root, 'docs/screenshot.png'))

  const register = async () => {
    const person = { email: newEmail(), password: goodPassword, birthDate: '1984-06-12' }
    return (await post('signup', { ...person, privacyPolicy: true })).status
  }
  const sendPicture = async () => {
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(picture)]), 'a.png')
    const sent = { method: 'POST', body: form, headers: { ...headers, token } }
    return (await fetch(`${url}/api/user/upload-profile-pic`, sent)).status
  }
  const program = path.join(cms, 'dist/src/platform/backup-programs/backup.js')
  const backUp = () =>
    spawnSync(process.execPath, [program, '--unencrypted'], {
      cwd: cms,
      env: { ...env, NODE_ENV: 'production' },
    }).status ?? -1
  return {
    url,
    register,
    inTurn: async () => [await register(), await sendPicture(), backUp()],
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
