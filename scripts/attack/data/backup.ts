import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { addressOf, newPostgres, runSql } from '../../lib/databases.ts'
import { cms, logs } from '../../lib/paths.mjs'
import { anyPort } from '../../lib/ports.mjs'
import { stop } from '../../lib/processes.mjs'
import { startCms } from '../../lib/service.mjs'
import { about } from '../check.ts'
import { jsonOf, sendRequest } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { newSubscriber } from '../lib/paying.ts'
import type { Product } from '../lib/product.ts'

type Env = Record<string, string>

const run = (program: 'backup' | 'restore', env: Env, ...args: string[]) =>
  execFileSync(
    process.execPath,
    [path.join(cms, 'dist/src/platform/backup-programs', `${program}.js`), ...args],
    { cwd: cms, env: { ...env, NODE_ENV: 'production' } },
  )

/** Backs up the running product, and restores that for a separate one. Returns the settings of the other. */
async function restoreElsewhere({ database, env, folder }: Product): Promise<Env> {
  const copy = path.join(folder, 'restored')
  const backups = path.join(folder, 'backups')
  run('backup', env, backups, '--unencrypted')
  const url = database === 'SQLite' ? undefined : addressOf(await newPostgres())
  const settings: Env = {
    PUBLIC_FOLDER: path.join(copy, 'public'),
    ...(url
      ? { DATABASE_URL: url, ATTACK_DATABASE_URL: url }
      : { DATABASE_FILE: path.join(copy, 'krono.db') }),
  }
  run('restore', { ...env, ...settings }, 'latest', `--from=${backups}`)
  return settings
}

async function restore(product: Product) {
  const member = await newSubscriber(product)
  await member.call('POST', '/user/addRegisteredDate', { name: 'Nagy Béla', date: '1979-12-07' })
  const settings = await restoreElsewhere(product)
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
