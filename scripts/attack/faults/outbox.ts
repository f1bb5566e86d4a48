import { stop } from '../../lib/processes.mjs'
import { about } from '../check.ts'
import { assertThat, inTurns } from '../lib/assert.ts'
import { newEmail, signUp } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { second } from '../lib/second-cms.ts'
import { arrivedOnce } from './arrived-once.ts'

async function mailAway(product: Product) {
  const { pid } = product.mailbox.program.child
  const stopMailbox = (signal: NodeJS.Signals) => pid && process.kill(-pid, signal)
  const emails: string[] = []
  stopMailbox('SIGSTOP')
  const times: number[] = []
  try {
    while (emails.length < 8) {
      const { email, answer } = await signUp(product)
      emails.push(email)
      assertThat(answer.status === 201, `signup without mail: ${answer.status}`)
      times.push(answer.ms)
    }
  } finally {
    stopMailbox('SIGCONT')
  }
  await arrivedOnce(product, emails)
  assertThat(Math.max(...times) < 5_000, `signup waits ${Math.max(...times)} ms`)
  return `${emails.length} registrations within ${Math.max(...times).toFixed(0)} ms, each letter once`
}

async function twoInstances(product: Product) {
  const other = await second(product)
  try {
    const emails = Array.from({ length: 16 }, newEmail)
    await inTurns(emails, 4, (email) => signUp(product, { email }))
    await arrivedOnce(product, emails)
    const jobs = await product.sql(
      "SELECT kind FROM tasks WHERE key LIKE 'job:%' AND cursor IS NOT NULL",
    )
    return `${emails.length} letters by two senders, each once; ${jobs.length} jobs, each in one row`
  } finally {
    await stop(other.service.program)
  }
}

export const outbox = about('Faults', [
  {
    claim: 'no letter is lost or doubled',
    what: 'the mail server hangs while people register',
    when: 'last',
    run: mailAway,
  },
  {
    claim: 'Two instances run each job once',
    what: 'two cms on one database send letters',
    when: 'last',
    run: twoInstances,
  },
])
