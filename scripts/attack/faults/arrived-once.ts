import { assertThat, until } from '../lib/assert.ts'
import { mailsTo } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'

/** Each of them has one letter, no more and no less, once the outbox is empty. */
export async function arrivedOnce(product: Product, emails: readonly string[]) {
  const list = emails.map((email) => `'${email}'`).join(', ')
  await until(
    'the outbox to be empty',
    async () =>
      (
        await product.sql(
          `SELECT id FROM outgoing_mails WHERE recipient IN (${list}) AND state <> 'sent'`,
        )
      ).length === 0,
    150_000,
  )
  for (const email of emails) {
    const mails = await mailsTo(product, email)
    assertThat(mails.length === 1, `${email} has ${mails.length} letters`)
  }
}
