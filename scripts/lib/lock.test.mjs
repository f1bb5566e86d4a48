import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.mjs'
import { lock } from './lock.mjs'

const newFolder = () => temporaryFolder('lock')

test('a second command in the same folder is refused with a sentence', async () => {
  const folder = newFolder()
  await lock('run', { folder })
  await assert.rejects(
    lock('run', { folder, refusal: (pid) => `runs already: ${pid}` }),
    new RegExp(`runs already: ${process.pid}`),
  )
})

test('a lock given back can be taken again', async () => {
  const folder = newFolder()
  const release = await lock('run', { folder })
  release()
  await lock('run', { folder })
})

test('the lock of a process that is no more heals by itself', async () => {
  const folder = newFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(folder, 'run.lock'), String(pid))
  await lock('run', { folder })
})
