import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { programEnv } from '../support/environment'
import { freePort } from '../support/free-port'
import { runSql } from '../support/rows'
import { launchCms, waitFor } from '../support/run-program'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const envWith = async (settings: Record<string, string>) =>
  programEnv({
    CMS_PORT: String(await freePort()),
    DATABASE_FILE: path.join(folder, 'krono.db'),
    PUBLIC_FOLDER: path.join(folder, 'public'),
    ...settings,
  })

describe('the start', () => {
  const wrong = {
    CONTENT_TOKEN: '',
    JWT_SECRET: 'short',
    ADMIN_JWT_SECRET: 'toBeModified1toBeModified2',
    APP_KEYS: 'toBeModified1,toBeModified2',
  }

  // One start reports all secrets: a start takes seconds.
  test.each([
    [
      wrong,
      [
        'CONTENT_TOKEN is missing',
        'JWT_SECRET is too short',
        'ADMIN_JWT_SECRET is an example',
        'APP_KEYS is too short',
      ],
    ],
    [{ LANGUAGE: 'deu' }, ['LANGUAGE']],
    [{ TIME_ZONE: 'Europe/Nowhere' }, ['TIME_ZONE']],
  ])('is refused with %j', async (settings, sentences) => {
    const program = launchCms(await envWith(settings))
    expect(await program.ended).not.toBe(0)
    for (const sentence of sentences) expect(program.output()).toContain(sentence)
  })

  test('SIGTERM ends it at once; after a restart the public role still has no permission', async () => {
    const env = await envWith({})
    const url = `http://127.0.0.1:${env.CMS_PORT}`
    for (const start of ['first', 'second']) {
      const program = launchCms(env)
      await waitFor(`${url}/_health`, program)
      const answer = await fetch(`${url}/api/auth/local/register`, { method: 'POST' })
      const askedAt = Date.now()
      program.child.kill('SIGTERM')
      expect(await program.ended).toBe(0)
      expect(Date.now() - askedAt).toBeLessThan(3000)
      expect([start, answer.status]).toEqual([start, 405])
      expect(program.output()).toContain('SMTP_URL is not set: e-mails wait')
    }
  })

  test('removes a permission granted to the public role', async () => {
    const env = await envWith({ DATABASE_FILE: path.join(folder, 'ticked.db') })
    const database = { settings: { DATABASE_FILE: env.DATABASE_FILE ?? '' } }
    const url = `http://127.0.0.1:${env.CMS_PORT}`
    const started = async (work: () => Promise<unknown>) => {
      const program = launchCms(env)
      try {
        await waitFor(`${url}/_health`, program)
        await work()
      } finally {
        program.child.kill('SIGTERM')
        await program.ended
      }
    }
    const readers = () =>
      runSql(
        { database },
        `SELECT r.type FROM up_permissions p
         JOIN up_permissions_role_lnk l ON l.permission_id = p.id
         JOIN up_roles r ON r.id = l.role_id ORDER BY r.type`,
      )
    await started(async () => expect(await readers()).toEqual([]))
    await runSql({ database }, `INSERT INTO up_permissions (action) VALUES ('api::page.page.find')`)
    await runSql(
      { database },
      `INSERT INTO up_permissions_role_lnk (permission_id, role_id)
       SELECT p.id, r.id FROM up_permissions p, up_roles r WHERE p.action = 'api::page.page.find'`,
    )
    expect(await readers()).toEqual([{ type: 'authenticated' }, { type: 'public' }])
    await started(async () => {
      expect((await fetch(`${url}/api/pages`)).status).toBe(401)
      expect(await readers()).toEqual([])
    })
  })
})
