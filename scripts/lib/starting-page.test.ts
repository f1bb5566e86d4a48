import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyPort, isFree } from './ports.mjs'
import { answerStarting } from './starting-page.mjs'

test('the port of the site serves a page about the start, and is free afterwards', async () => {
  const port = await anyPort()
  const starting = await answerStarting({ PORT: String(port), LANGUAGE: 'hun' })
  const answer = await fetch(`http://localhost:${port}/blog`)
  assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5'])
  assert.match(await answer.text(), /lang="hu".*Indul a KRONO/s)
  await starting.close()
  assert.equal(await isFree(port), true)
})

test('a taken port is an error', async () => {
  const port = await anyPort()
  const first = await answerStarting({ PORT: String(port) })
  await assert.rejects(answerStarting({ PORT: String(port) }), { code: 'EADDRINUSE' })
  await first.close()
})
