import { about } from '../check.ts'
import { assertThat, until } from '../lib/assert.ts'
import { mailsTo, signUp } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** Waits until the outbox is empty. Fails unless each address got exactly one e-mail. */
async function arrivedOnce(product: Product, emails: readonly string[]) {
  const list = emails.map((email) => `'${email}'`).join(', ')
  const waiting = `SELECT id FROM outgoing_mails WHERE recipient IN (${list}) AND state <> 'sent'`
  const isEmpty = async () => (await product.sql(waiting)).length === 0
  await until('the outbox to be empty', isEmpty, 150_000)
  for (const email of emails) {
    const mails = await mailsTo(product, email)
    assertThat(mails.length === 1, `${email} has ${mails.length} letters`)
  }
}

async function mailHangs(product: Product) {
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

export const mailAway = about('Faults', [
  {
    claim: 'no letter is lost or doubled',
    what: 'the mail server hangs while people register',
    when: 'last',
    run: mailHangs,
  },
])
