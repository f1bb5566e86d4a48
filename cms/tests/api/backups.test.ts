import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase } from '../support/databases'
import { newPayer } from '../support/many-members'
import { checkOut, faultsAbout, pay } from '../support/payments'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { runBackupProgram } from '../support/run-program'
import { everyCms } from '../support/running'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-rehearsal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(everyCms())('a backup of a running cms on %s', (name, cms) => {
  test('restored elsewhere has all rows, no fault of money, and no person who was erased since', async () => {
    const backups = path.join(folder, name)
    const payer = await newPayer(cms)
    await pay(cms, await checkOut(cms, payer, { product: 'premium-month' }))
    const erased = await newMember(cms)
    const saved = { name: 'Nagy Béla', date: '1979-12-07' }
    await call(cms, 'POST', '/user/addRegisteredDate', { body: saved, token: erased.token })
    const made = await runBackupProgram('backup', cms.env, backups, '--unencrypted')
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ rows, \d+ files/) })

    const refused = await runBackupProgram('restore', cms.env, 'latest', `--from=${backups}`)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is running') })

    // As the task of an erasure records it (members/personal-data).
    const day = new Date().toISOString().slice(0, 10)
    mkdirSync(path.join(backups, 'erasures', day), { recursive: true })
    const [{ document_id: account } = {}] = await runSql(
      cms,
      `SELECT document_id FROM up_users WHERE id = ${erased.userId}`,
    )
    writeFileSync(path.join(backups, 'erasures', day, String(account)), '')

    const [database] = await createDatabases({ only: cms.database.name })
    if (!database) throw new Error('There is no database to restore into.')
    try {
      const env = {
        ...cms.env,
        ...database.settings,
        PUBLIC_FOLDER: path.join(database.folder, 'public'),
      }
      const restored = await runBackupProgram('restore', env, 'latest', `--from=${backups}`)
      expect(restored.output).toContain('tables have the rows that were backed up.')
      expect(restored.output).toContain('1 accounts that were erased after the backup')
      expect(restored.code).toBe(0)
      const users = await runSql(
        { database },
        `SELECT email FROM up_users WHERE email IN ('${payer.email}', '${erased.email}')`,
      )
      expect(users).toEqual([{ email: payer.email }])
      const dates = await runSql(
        { database },
        `SELECT count(*) AS n FROM registered_dates WHERE user_id = ${erased.userId}`,
      )
      expect(Number(dates[0]?.n)).toBe(0)
      expect(await faultsAbout({ ...cms, env, database }, [payer.email])).toEqual([])
    } finally {
      await dropDatabase(database)
    }
  })
})
