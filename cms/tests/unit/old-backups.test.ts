import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from '@jest/globals'
import { archiveName, checksumOf, failureName } from '../../src/platform/backups/backup-names'
import { deleteOld } from '../../src/platform/backups/delete-old'
import { listErasures, recordErasure } from '../../src/platform/backups/erasure-records'
import { latestBackup, listBackups } from '../../src/platform/backups/list-backups'
import { folderStore } from '../../src/platform/backups/stores/folder-store'

const folder = mkdtempSync(path.join(tmpdir(), 'krono-old-backups-'))
const store = folderStore(folder)
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = new Date('2026-11-30T02:15:00Z')
const dayMs = 86_400_000
const daysAgo = (days: number, moreMs = 0) => new Date(at.getTime() - days * dayMs - moreMs)

const put = (name: string) => store.write(name, Readable.from([Buffer.from('x')]))

async function backedUp(createdAt: Date, { isComplete = true } = {}) {
  const name = archiveName(createdAt, 'age')
  await put(name)
  if (isComplete) await put(checksumOf(name))
  return name
}

const present = async () => (await listBackups(store)).map(({ name }) => name)

test('a backup is deleted by the run after which it would become older than thirty days', async () => {
  await backedUp(daysAgo(29))
  const younger = await backedUp(daysAgo(29, -1000))
  const today = await backedUp(at)
  expect(await deleteOld(store, at)).toBe(1)
  expect(await present()).toEqual([younger, today])
})

test('the last complete backup stays, however old', async () => {
  await backedUp(daysAgo(50))
  const last = await backedUp(daysAgo(40))
  await backedUp(daysAgo(35), { isComplete: false })
  expect(await deleteOld(store, at)).toBe(2)
  expect(await present()).toEqual([last])
  expect((await latestBackup(store))?.name).toBe(last)
})

test('an interrupted backup is not the latest one', async () => {
  const complete = await backedUp(daysAgo(1))
  await backedUp(at, { isComplete: false })
  expect((await latestBackup(store))?.name).toBe(complete)
})

test('records of erasures stay as long as a backup may contain the account', async () => {
  await backedUp(daysAgo(20))
  await recordErasure(store, 'before0000000000000000aa', daysAgo(21))
  await recordErasure(store, 'sameday000000000000000aa', daysAgo(20))
  await recordErasure(store, 'after00000000000000000aa', daysAgo(3))
  await deleteOld(store, at)
  expect((await listErasures(store)).sort()).toEqual([
    'after00000000000000000aa',
    'sameday000000000000000aa',
  ])
})

test('a completed run removes notes about failed runs and what they left, and no foreign file', async () => {
  const name = await backedUp(at)
  await put(failureName(daysAgo(1)))
  await put(`${archiveName(daysAgo(2), 'age')}.part`)
  await put(`${archiveName(at, 'gpg')}.part`)
  await put('krono-notes.txt')
  await deleteOld(store, at)
  expect((await store.list('')).map((one) => one.name)).toEqual([
    'krono-20261130T021500Z.tar.gz.age',
    `${name}.sha256`,
    'krono-20261130T021500Z.tar.gz.gpg.part',
    'krono-notes.txt',
  ])
})

test('a name that leaves the folder is refused', async () => {
  await expect(put('../outside')).rejects.toThrow('leaves its folder')
})
