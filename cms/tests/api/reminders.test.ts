import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { mailTo } from '../support/mailbox'
import { type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

// Code for `runInStrapi`: runs the e-mail jobs at two hours, for renewals and ends that only time causes.
const reminding = `
const { newDocumentId } = require('./dist/src/platform/lib/new-row')
const { remindOfRenewals } = require('./dist/src/members/reminders/remind-of-renewals')
const { remindOfEnds } = require('./dist/src/members/reminders/remind-of-ends')

async function run(subscriptions, ends) {
  for (const { days, ...more } of JSON.parse(subscriptions)) {
    await strapi.db.query('api::subscription.subscription').create({
      data: {
        documentId: newDocumentId(),
        customerId: 'cus_test',
        productKey: 'premium-month',
        plan: 'monthly',
        amount: 300000,
        currency: 'huf',
        status: 'active',
        cancelAtPeriodEnd: false,
        version: 0,
        currentPeriodEnd: new Date(Date.now() + days * 86400000).toISOString(),
        ...more,
      },
    })
  }
  for (const { id, hoursAgo } of JSON.parse(ends)) {
    const paidUserExpire = new Date(Date.now() - hoursAgo * 3600000).toISOString()
    await strapi.db.query('plugin::users-permissions.user').update({
      where: { id },
      data: { isPaidUser: true, paidUserExpire, subscriptionId: null },
    })
  }
  for (const hour of [0, 1]) {
    const at = new Date(Date.now() + hour * 60000)
    await remindOfRenewals(strapi, at)
    await remindOfEnds(strapi, at)
  }
}
`

describe.each(everyCms())('e-mails about upcoming renewals and ends on %s', (_name, cms) => {
  test('are sent once, to the users concerned', async () => {
    const [soon, given, canceled, far, ended, long] = await Promise.all(
      Array.from({ length: 6 }, () => newMember(cms)),
    )
    const subscription = (account: Member | undefined, days: number, more: object = {}) => ({
      stripeId: `sub_${account?.id}`,
      userId: account?.userId,
      days,
      ...more,
    })
    await runInStrapi(
      cms,
      reminding,
      JSON.stringify([
        subscription(soon, 6.9),
        subscription(given, 3, { status: 'trialing' }),
        subscription(canceled, 3, { cancelAtPeriodEnd: true }),
        subscription(far, 7.5),
      ]),
      JSON.stringify([
        { id: ended?.userId, hoursAgo: 1 },
        { id: long?.userId, hoursAgo: 49 },
      ]),
    )
    const reported = async (account: Member | undefined) =>
      (
        await runSql(
          cms,
          `SELECT mail FROM outgoing_mails
           WHERE user_id = ${account?.userId} AND mail IN ('renewalSoon', 'expired')`,
        )
      ).map(({ mail }) => mail)
    expect(await Promise.all([soon, given, canceled, far, ended, long].map(reported))).toEqual([
      ['renewalSoon'],
      ['renewalSoon'],
      [],
      [],
      ['expired'],
      [],
    ])
    const mail = await mailTo(cms, soon?.email ?? '', 'megújul')
    expect(mail.text).toContain('3\u00A0000\u00A0Ft. A terhelés napja')
    expect(mail.text).toContain('/profile')
    expect((await mailTo(cms, ended?.email ?? '', 'Véget ért')).text).toContain('/payment')
  })
})
