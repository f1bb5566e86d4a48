import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { databaseAlone } from './database-alone'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-recorded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
// Read once, by the first import of the modules under test.
process.env.BACKUP_FOLDER = folder

const strapi = databaseAlone()
const users = () => strapi.db.query('plugin::users-permissions.user')

const newUser = (documentId: string) =>
  users().create({ data: { documentId, email: `${documentId}@people.example`, confirmed: true } })

test('an erasure is recorded beside the backups by its task, and can be applied again without it', async () => {
  const { erasePersonalData } = await import('../../src/members/personal-data/erase-personal-data')
  const { eraseAgain } = await import('../../src/members/personal-data/erase-again')
  const { askedKinds } = await import('../../src/platform/jobs/runs')
  const { id } = await newUser('erased00000000000000aaaa')
  await newUser('stays000000000000000aaaa')
  await erasePersonalData(strapi, id)
  const task = await strapi.db.query('api::task.task').findOne({ where: { kind: 'recordErasure' } })
  await askedKinds.recordErasure?.run(
    strapi,
    { ...task, payload: JSON.parse(task.payload) },
    new Date(),
  )
  const [day = ''] = readdirSync(path.join(folder, 'erasures'))
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const accounts = readdirSync(path.join(folder, 'erasures', day))
  expect(accounts).toEqual(['erased00000000000000aaaa'])

  // As in a restored backup.
  await newUser('erased00000000000000aaaa')
  expect(await eraseAgain(strapi, [...accounts, 'unknown0000000000000aaaa'])).toBe(1)
  expect(await users().findMany({ select: ['documentId'] })).toEqual([
    expect.objectContaining({ documentId: 'stays000000000000000aaaa' }),
  ])
})
