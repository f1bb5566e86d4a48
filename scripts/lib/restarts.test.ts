import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { planRestarts } from './restarts.mjs'
import { heapMegabytes, webBounds } from './web-bounds.mjs'

const folder = temporaryFolder('restarts')

test('a program is restarted after a longer pause each time, and not without limit', () => {
  let time = 0
  const plan = planRestarts(() => time)
  const pauses = [1, 2, 3, 4, 5].map(() => {
    time += 5_000
    const pauseMs = plan.ended()
    plan.began()
    return pauseMs
  })
  assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, undefined])
  assert.equal(plan.count, 5)
})

test('a program that ran for a minute starts again with the shortest pause', () => {
  let time = 0
  const plan = planRestarts(() => time)
  for (let round = 0; round < 20; round += 1) {
    time += 60_000
    assert.equal(plan.ended(), 1_000)
    plan.began()
  }
})

const launcher = new URL('./service.mjs', import.meta.url).href
const watcher = new URL('./watch-over.mjs', import.meta.url).href
const stopping = new URL('./stopping.mjs', import.meta.url).href

/** A starter with a service that responds at its third start; the first two end. Each start appends to a file. */
function starter(name: string, lives: number) {
  const starts = path.join(folder, `${name}.starts`)
  const program = path.join(folder, `${name}-program.mjs`)
  const file = path.join(folder, `${name}-starter.mjs`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
appendFileSync(${JSON.stringify(starts)}, 'x')
console.error('out of memory')
if (readFileSync(${JSON.stringify(starts)}, 'utf8').length < ${lives}) process.exit(134)
const server = createServer((request, response) => response.end('ok'))
server.listen(0, '127.0.0.1', () => server.close())
setInterval(() => 1, 1000)
`,
  )
  writeFileSync(
    file,
    `import { serve } from ${JSON.stringify(launcher)}
import { watchOver } from ${JSON.stringify(watcher)}
import { planRestarts } from ${JSON.stringify(new URL('./restarts.mjs', import.meta.url).href)}
import { stopOnSignals } from ${JSON.stringify(stopping)}
stopOnSignals({ code: 0 })
const service = serve('web', 'http://127.0.0.1:9/', {
  args: [${JSON.stringify(program)}], cwd: ${JSON.stringify(folder)}, env: process.env,
  logFile: ${JSON.stringify(path.join(folder, `${name}.log`))},
})
const plan = () => {
  const real = planRestarts()
  return { ...real, get count() { return real.count }, ended: () => real.ended() && 1 }
}
watchOver([service], { plan })
`,
  )
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
  }
  return { child, output: () => output, starts: () => readFileSync(starts, 'utf8').length }
}

async function until(holds: () => boolean) {
  for (let waited = 0; waited < 8_000 && !holds(); waited += 50) await pause(50)
  assert.ok(holds())
}

test('a program that dies is restarted, and the command continues', async () => {
  const { child, output, starts } = starter('twice', 3)
  await until(() => output().split('it starts again in').length === 3 && starts() === 3)
  assert.equal(child.exitCode, null)
  assert.match(output(), /web ended by itself \(with code 134\); it starts again in/)
  assert.match(output(), /out of memory/)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null])
})

test('a program that dies repeatedly stops everything with a message', async () => {
  const { child, output, starts } = starter('always', 99)
  const [code] = await once(child, 'close')
  assert.equal(code, 1)
  assert.equal(starts(), 5)
  assert.match(
    output(),
    /web ended 5 times in a row soon after its start \(the last time with code 134\)/,
  )
})

test('the heap of web is a share of the memory, between a minimum and a maximum', () => {
  const gigabyte = 1024 ** 3
  assert.equal(heapMegabytes(gigabyte / 4), 192)
  assert.equal(heapMegabytes(gigabyte), 358)
  assert.equal(heapMegabytes(24 * gigabyte), 512)
  assert.match(webBounds.args.join(' '), /^--max-old-space-size=\d+ --max-semi-space-size=8$/)
})
