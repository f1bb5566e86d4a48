import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { sandboxForTests } from './sandbox-for-tests.ts'

const stateFile = path.join(temporaryFolder('read-only'), 'stripe-sandbox.json')
const before = await sandboxForTests({ stateFile })
const stored = () => readFileSync(stateFile, 'utf8')

test('a read-only sandbox has the stored records, sends nothing and writes nothing', async () => {
  before.receiver.refuse(1_000)
  await before.act('charge', { amount: 300_000, currency: 'huf' })
  await before.stop()
  const written = stored()
  const reading = await sandboxForTests({ stateFile, isReadOnly: true })
  after(reading.stop)
  const { data } = await reading.client.events.list({ limit: 100 })
  assert.ok(data.some(({ type }) => type === 'payment_intent.succeeded'))
  // Idle: nothing is in delivery, although an event was not received.
  assert.equal(((await reading.ask('post')) as { isIdle: boolean }).isIdle, true)
  assert.deepEqual(reading.receiver.taken, [])
  await reading.client.customers.create({ email: 'agnes@krono.example' })
  await reading.stop()
  assert.equal(stored(), written)
})
