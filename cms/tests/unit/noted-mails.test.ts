import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { inARowDays, purgeSoftBounces } from '../../src/messaging/mail-suppressions/soft-bounces'
import {
  endSuppression,
  isMailAllowed,
  suppressMail,
} from '../../src/messaging/mail-suppressions/suppressions'
import type { MailNote } from '../../src/messaging/newsletter/bounces/mail-note'
import { noteMail } from '../../src/messaging/newsletter/bounces/note-mail'
import { makeActive } from '../../src/messaging/newsletter/confirm'
import { ensureSubscriber, findSubscriber } from '../../src/messaging/newsletter/subscriber-row'
import { markOf } from '../../src/platform/lib/address-mark'
import { setClock } from '../../src/platform/lib/clock'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const email = 'agnes@people.example'
const start = Date.parse('2026-11-25T12:00:00.000Z')
const dayMs = 86_400_000
const atDay = (days: number) => setClock(() => new Date(start + days * dayMs))

const addMailNotes = async (...kinds: MailNote['kind'][]) => {
  for (const kind of kinds) await noteMail(strapi, { email, kind })
}
const isOnList = async () => (await findSubscriber(strapi, { email }))?.state === 'active'

beforeEach(async () => {
  atDay(0)
  await makeActive(strapi, await ensureSubscriber(strapi, email))
})
afterEach(() => setClock())

test.each([
  [['hard'], false],
  [['complaint'], false],
  [['soft', 'soft'], true],
  [['soft', 'soft', 'soft'], false],
  [['soft', 'soft', 'delivered', 'soft', 'soft'], true],
  [['soft', 'soft', 'delivered', 'soft', 'soft', 'soft'], false],
  [['delivered'], true],
] as [MailNote['kind'][], boolean][])(
  'after %j an address still gets list e-mails: %s',
  async (kinds, wanted) => {
    await addMailNotes(...kinds)
    expect([await isOnList(), await isMailAllowed(strapi, email, 'list')]).toEqual([wanted, wanted])
  },
)

test.each([
  [inARowDays, false],
  [inARowDays + 1, true],
])(
  'after a third bounce %i days after the second an address stays on the list: %s',
  async (days, wanted) => {
    await addMailNotes('soft', 'soft')
    atDay(days)
    await addMailNotes('soft')
    expect(await isOnList()).toBe(wanted)
  },
)

test('three at once count as three', async () => {
  await Promise.all([addMailNotes('soft'), addMailNotes('soft'), addMailNotes('soft')])
  expect(await isOnList()).toBe(false)
})

test.each([
  ['bounced', true],
  ['left', true],
  ['never', false],
  ['complained', false],
] as const)(
  'after a suppression by "%s" a new confirmation may be sent: %s',
  async (reason, wanted) => {
    await suppressMail(strapi, markOf(email), reason)
    expect(await isMailAllowed(strapi, email, 'person')).toBe(wanted)
    expect(await isMailAllowed(strapi, email, 'list')).toBe(false)
    expect(await isMailAllowed(strapi, 'other@people.example', 'list')).toBe(true)
  },
)

test('the strongest reason stays, and a delivery removes none', async () => {
  for (const reason of ['left', 'complained', 'bounced', 'left'] as const)
    await suppressMail(strapi, markOf(email), reason)
  await addMailNotes('delivered', 'soft')
  expect(await isMailAllowed(strapi, email, 'person')).toBe(false)
  await endSuppression(strapi, markOf(email))
  expect(await isMailAllowed(strapi, email, 'list')).toBe(true)
})

test('soft bounces are deleted, and suppressions are kept', async () => {
  await addMailNotes('soft')
  await suppressMail(strapi, markOf('left@people.example'), 'left')
  const rows = strapi.db.query('api::mail-stop.mail-stop')
  await purgeSoftBounces(strapi, new Date(start + inARowDays * dayMs))
  expect(await rows.count()).toBe(2)
  await purgeSoftBounces(strapi, new Date(start + inARowDays * dayMs + 1))
  expect(await rows.count()).toBe(1)
})
