import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { lock } from './lock.mjs'
import { latestTurn, releaseTurn, takeTurn } from './lock-turns.mjs'

const newFolder = () => temporaryFolder('lock')

test('a second command in the same folder is refused with an error message', async () => {
  const folder = newFolder()
  await lock('run', { folder })
  await assert.rejects(
    lock('run', { folder, refusal: (pid) => `runs already: ${pid}` }),
    new RegExp(`runs already: ${process.pid}`),
  )
})

test('a released lock can be taken again', async () => {
  const folder = newFolder()
  const release = await lock('run', { folder })
  release()
  await lock('run', { folder })
})

test('the lock of a dead process is released', async () => {
  const folder = newFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(folder, 'run.lock'), String(pid))
  await lock('run', { folder })
})

// Reports that it has read the lock, then waits for a message to continue: so each test can set the worst order.
const contender = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const [address, folder] = process.argv.slice(1)
const tell = (word) => fs.writeSync(1, word + '\\n')
const wait = () => fs.readSync(0, Buffer.alloc(1))
const read = fs.readFileSync
let hasLooked = false
fs.readFileSync = (file, ...rest) => {
  const text = read(file, ...rest)
  if (hasLooked || !String(file).startsWith(folder)) return text
  hasLooked = true
  tell('looked')
  wait()
  return text
}
syncBuiltinESMExports()
const { lock } = await import(address)
await lock('run', { folder }).then(() => tell('holds'), () => tell('refused'))
wait()
`

function newContender(folder: string) {
  const address = new URL('./lock.mjs', import.meta.url).href
  const args = ['--input-type=module', '-e', contender, address, folder]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    nextLine: async () => (await lines.next()).value,
    goOn: () => child.stdin.write('.'),
    end: async () => {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

test('of six contenders that read the same stale lock, one takes it and five are refused', async () => {
  const folder = newFolder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(folder, 'run.lock'), String(pid))
  const six = Array.from({ length: 6 }, () => newContender(folder))
  for (const one of six) assert.equal(await one.nextLine(), 'looked')
  const outcomes: string[] = []
  for (const one of six) {
    one.goOn()
    outcomes.push(await one.nextLine())
  }
  await Promise.all(six.map((one) => one.end()))
  assert.deepEqual(outcomes.sort(), ['holds', ...Array(5).fill('refused')])
})

test('a process that read the lock before earlier turns does not hold it together with the present holder', () => {
  const file = path.join(newFolder(), 'run.lock')
  writeFileSync(file, 'nobody')
  const seen = latestTurn(file)
  for (const _ of ['second', 'third']) {
    const { number } = latestTurn(file)
    assert.equal(takeTurn(file, number + 1), true)
    releaseTurn(file, number + 1)
  }
  assert.equal(takeTurn(file, latestTurn(file).number + 1), true)
  assert.equal(takeTurn(file, seen.number + 1), false)
  assert.deepEqual(latestTurn(file), { number: 3, holder: process.pid })
})
