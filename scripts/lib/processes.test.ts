import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { launch, stop } from './processes.mjs'

const folder = temporaryFolder('processes')
const env = { ...process.env } as Record<string, string>

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    // A zombie, which its parent has not reaped yet, is still listed.
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

async function until(holds: () => boolean) {
  for (let waited = 0; waited < 8_000 && !holds(); waited += 50) await pause(50)
  assert.ok(holds())
}

// A server with a child process: both run forever, and the id of the child is in a file.
const server = path.join(folder, 'server.mjs')
writeFileSync(
  server,
  `import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
const helper = spawn(process.execPath, ['-e', 'setInterval(() => 1, 1000)'])
writeFileSync(process.argv[2], process.pid + ' ' + helper.pid)
setInterval(() => 1, 1000)
`,
)

async function pidsIn(file: string) {
  const read = () => {
    try {
      return readFileSync(file, 'utf8').split(' ').map(Number)
    } catch {
      return []
    }
  }
  await until(() => read().length === 2)
  return read()
}

test('stopping a program stops its child processes too', async () => {
  const file = path.join(folder, 'stopped')
  const program = launch({ args: [server, file], cwd: folder, env })
  const pids = await pidsIn(file)
  await stop(program)
  await until(() => !pids.some(isAlive))
})

test('no program outlives its starter, even when that was killed with SIGKILL', async () => {
  const file = path.join(folder, 'orphaned')
  const starter = path.join(folder, 'starter.mjs')
  const processes = new URL('./processes.mjs', import.meta.url).href
  writeFileSync(
    starter,
    `import { launch } from '${processes}'
launch({ args: ['${server}', '${file}'], cwd: '${folder}', env: process.env })
`,
  )
  const child = spawn(process.execPath, [starter])
  const pids = await pidsIn(file)
  assert.ok(pids.every(isAlive))
  child.kill('SIGKILL')
  await once(child, 'exit')
  await until(() => !pids.some(isAlive))
})
