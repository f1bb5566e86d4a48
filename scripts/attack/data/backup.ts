import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { addressOf, newPostgres, openSqlite, runSql } from '../../lib/databases.ts'
import { logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { stop } from '../../lib/processes.mjs'
import { startCms } from '../../lib/service.mjs'
import { about } from '../check.ts'
import { jsonOf, sendRequest } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { newSubscriber } from '../lib/paying.ts'
import type { Product } from '../lib/product.ts'

/** Follows docs/operating.md, "Backups": copies the database, the uploads and the videos for a separate, stopped product. */
async function backUpDatabase({ database, env, folder }: Product): Promise<Record<string, string>> {
  const copy = path.join(folder, 'restored')
  mkdirSync(copy, { recursive: true })
  if (env.PUBLIC_FOLDER)
    for (const name of ['public', 'private'])
      cpSync(path.join(env.PUBLIC_FOLDER, '..', name), path.join(copy, name), { recursive: true })
  const files = { PUBLIC_FOLDER: path.join(copy, 'public') }
  if (database === 'SQLite') {
    const file = path.join(copy, 'krono.db')
    const source = openSqlite(env.DATABASE_FILE ?? '')
    source.prepare(`VACUUM INTO '${file}'`).run()
    source.close()
    return { ...files, DATABASE_FILE: file }
  }
  const target = addressOf(await newPostgres())
  const dump = path.join(copy, 'krono.dump')
  execFileSync('pg_dump', ['--format', 'custom', '--file', dump, env.ATTACK_DATABASE_URL ?? ''])
  execFileSync('pg_restore', ['--dbname', target, '--clean', '--if-exists', '--no-owner', dump])
  return { ...files, DATABASE_URL: target, ATTACK_DATABASE_URL: target }
}

async function restore(product: Product) {
  const member = await newSubscriber(product)
  await member.call('POST', '/user/addRegisteredDate', { name: 'Nagy Béla', date: '1979-12-07' })
  const settings = await backUpDatabase(product)
  await member.call('POST', '/user/addRegisteredDate', { name: 'Later', date: '1980-01-01' })
  const port = await anyPort()
  const env: Record<string, string> = {
    ...product.env,
    ...settings,
    CMS_PORT: String(port),
    SMTP_URL: '',
  }
  const logFile = path.join(logs, `attack-${product.database.toLowerCase()}-restored.log`)
  const service = startCms(env, { logFile })
  try {
    await service.ready()
    const body = { email: member.email, password: member.password }
    const headers = { authorization: `Bearer ${env.CONTENT_TOKEN}` }
    const url = `http://127.0.0.1:${port}/api`
    const login = await sendRequest(url, '/api/user/login', { method: 'POST', body, headers })
    assertThat(login.status === 200, `login after the restore: ${login.status} ${login.text}`)
    const { token } = jsonOf<{ token: string }>(login)
    const list = await sendRequest(url, '/api/user/registered-dates', {
      headers: { ...headers, token },
    })
    const { items } = jsonOf<{ items: { name: string }[] }>(list)
    assertThat(items.length === 1 && items[0]?.name === 'Nagy Béla', list.text)
    const videos = await sendRequest(url, '/api/films?locale=hu', { headers })
    const [video] = jsonOf<{ data: { documentId: string }[] }>(videos).data
    const stream = await sendRequest(url, `/api/films/${video?.documentId}/stream`, {
      headers: { ...headers, token, range: 'bytes=0-99' },
    })
    assertThat(stream.status === 206, `a film after the restore: ${stream.status}`)
    const count = async (of: Record<string, string>) =>
      Number((await runSql(of, 'SELECT count(*) AS n FROM orders'))[0]?.n)
    return `restored: ${await count({ ...env, ...settings })} orders, a member signs in and finds what was saved`
  } finally {
    await stop(service.program)
  }
}

export const backup = about('Data', [
  {
    claim: 'Backup and restore',
    what: 'a backup restored into a product of its own',
    when: 'alone',
    run: restore,
  },
])
