import { expect, test } from '@jest/globals'
import type { EmailRule } from '@krono/contract'
import { joinGroup } from '../../src/back-office/email-groups/change-members'
import { countReceivers } from '../../src/back-office/email-groups/count-receivers'
import { deleteGroup, deleteGroupMembers } from '../../src/back-office/email-groups/delete-group'
import { requireGroup } from '../../src/back-office/email-groups/group-row'
import { membersOf } from '../../src/back-office/email-groups/members-of'
import { receiversOfGroup } from '../../src/back-office/email-groups/receivers-of-group'
import { saveGroup } from '../../src/back-office/email-groups/save-group'
import { suppressMail } from '../../src/messaging/mail-suppressions/suppressions'
import { markOf } from '../../src/platform/lib/address-mark'
import { newRow } from '../../src/platform/lib/new-row'
import { databaseAlone } from './database-alone'
import { readersOf } from './readers-of'

const strapi = databaseAlone()
const newPerson = readersOf(strapi)

const rule: EmailRule = {
  version: 1,
  where: { is: 'all', of: [{ is: 'fact', column: 'form', filter: 'spring' }] },
}

test('each user is counted once, by the first thing that keeps the e-mail from them', async () => {
  await newPerson('a@x.example', { blocked: true, confirmed: false })
  await newPerson('b@x.example', { confirmed: false })
  for (const [email, reason] of [
    ['c@x.example', 'bounced'],
    ['d@x.example', 'left'],
  ] as const) {
    await newPerson(email, { news_letter: false })
    await suppressMail(strapi, markOf(email), reason)
  }
  await newPerson('e@x.example', { news_letter: false })
  const receivers = [await newPerson('f@x.example'), await newPerson('g@x.example')]
  const { id } = await saveGroup(strapi, { admin: 1, wish: { name: 'Spring', rule } })
  const group = await requireGroup(strapi, { documentId: id })
  expect(await countReceivers(strapi, await membersOf(strapi, group))).toEqual({
    ...{ matching: 7, blocked: 1, unconfirmed: 1, bounced: 1, unsubscribed: 1 },
    ...{ withoutConsent: 1, receivers: 2 },
  })
  const next = async (after: number) =>
    (await receiversOfGroup(strapi, { groupId: group.id, after, limit: 1 })).map((one) => one.id)
  const [first = 0, second = 0] = receivers
  expect([await next(0), await next(first), await next(second)]).toEqual([[first], [second], []])
})

test('a group by hand is there with its first member, and stays while an e-mail to it waits', async () => {
  const userId = await newPerson('a@x.example')
  await joinGroup(strapi, { name: 'Hand', userId })
  await joinGroup(strapi, { name: 'Hand', userId })
  const group = await requireGroup(strapi, { name: 'Hand' })
  expect(await countReceivers(strapi, await membersOf(strapi, group))).toMatchObject({
    ...{ matching: 1, receivers: 1 },
  })
  const sends = strapi.db.connection('newsletter_sends')
  const send = { issue_id: 'x', topic: 'offers', language: 'hun', template: '{}' }
  const at = { send_at: new Date(), last_subscriber: 0, queued: 0 }
  await sends.insert({ ...newRow(), ...send, ...at, group_id: group.id, state: 'waiting' })
  const remove = () => deleteGroup(strapi, { admin: 1, documentId: group.documentId })
  await expect(remove()).rejects.toMatchObject({ code: 'emailGroupInUse' })
  await strapi.db.connection('newsletter_sends').update({ state: 'sent' })
  await remove()
  await expect(remove()).rejects.toMatchObject({ code: 'notFound' })
  await deleteGroupMembers(strapi, group.id)
  expect(await strapi.db.connection('email_group_members').select('id')).toEqual([])
})

test('a name is given once, and a group by rule takes nobody by hand', async () => {
  const { id } = await saveGroup(strapi, { admin: 1, wish: { name: 'Rule', rule } })
  await expect(saveGroup(strapi, { admin: 1, wish: { name: 'Rule', rule } })).rejects.toMatchObject(
    {
      ...{ fields: [{ field: 'name', code: 'emailGroupNameTaken' }] },
    },
  )
  await expect(joinGroup(strapi, { name: 'Rule', userId: 1 })).rejects.toMatchObject({
    ...{ code: 'emailGroupByRule' },
  })
  const updatedAt = '2020-01-01T00:00:00.000Z'
  const stale = { id, updatedAt, name: 'New name', rule }
  await expect(saveGroup(strapi, { admin: 1, wish: stale })).rejects.toMatchObject({
    ...{ code: 'emailGroupChanged' },
  })
})
