import { describe, expect, test } from '@jest/globals'
import { purgeEditions } from '../../src/analysis/analyses/texts/purge-editions'
import { jobs } from '../../src/platform/jobs/table'
import { retentions } from '../support/retentions'
import { databaseAlone } from './database-alone'
import { ago, at } from './rows-of-money'

const strapi = databaseAlone()

const announcer = { announce: () => undefined, stop: async () => undefined }

const runJob = async (name: string) => jobs[name]?.run({ strapi, announcer, since: undefined, at })

const session = { userId: 1, rememberMe: false, lastSeenAt: at }
const token = { userId: 1, kind: 'resetPassword', email: 'agnes@people.example' }
const message = {
  name: 'Ágnes',
  email: 'agnes@people.example',
  message: 'Köszönöm!',
  isProved: true,
}
const calculation = {
  ...{ source: 'dates', state: 'done', engineVersion: '1.0.0', draft: null },
  ...{ cursor: 0, all: 1, done: 1, faulty: 0, differing: 0 },
}
const gift = { productKey: 'premium-month', giverName: 'Béla', recipientName: 'Ágnes' }

/** Per table and retention rule: the type, and a row that has been due for deletion since an instant. */
const over: Record<string, { uid: string; rowOf: (since: Date) => object }[]> = {
  up_users: [
    {
      uid: 'plugin::users-permissions.user',
      rowOf: (createdAt) => ({ email: `${createdAt.getTime()}@people.example`, createdAt }),
    },
  ],
  newsletter_subscribers: [
    {
      uid: 'api::newsletter-subscriber.newsletter-subscriber',
      rowOf: (askedAt) => ({
        ...{ email: `${+askedAt}@people.example`, mark: `${+askedAt}`, state: 'asked' },
        ...{ topics: '[]', rhythm: 'every', language: 'hun', askedAt },
      }),
    },
  ],
  newsletter_consents: [
    {
      uid: 'api::newsletter-consent.newsletter-consent',
      rowOf: (endedAt) => ({
        ...{ mark: 'x', version: '1', text: 'x', language: 'hun', source: 'form' },
        ...{ givenAt: endedAt, confirmedAt: endedAt, endedAt },
      }),
    },
  ],
  sequence_runs: [
    {
      uid: 'api::sequence-run.sequence-run',
      rowOf: (endedAt) => ({
        ...{ sequenceId: 1, userId: 1, occasion: `${+endedAt}`, state: 'finished', endedAt },
      }),
    },
  ],
  user_sessions: [
    {
      uid: 'api::user-session.user-session',
      rowOf: (expiresAt) => ({ ...session, tokenHash: `e${+expiresAt}`, expiresAt }),
    },
    {
      uid: 'api::user-session.user-session',
      rowOf: (revokedAt) => ({
        ...session,
        tokenHash: `r${+revokedAt}`,
        expiresAt: new Date('2100-01-01'),
        revokedAt,
      }),
    },
  ],
  user_tokens: [
    {
      uid: 'api::user-token.user-token',
      rowOf: (expiresAt) => ({ ...token, tokenHash: `${+expiresAt}`, expiresAt }),
    },
  ],
  download_links: [
    {
      uid: 'api::download-link.download-link',
      rowOf: (expiresAt) => ({ userId: 1, analysisId: 1, tokenHash: `${+expiresAt}`, expiresAt }),
    },
  ],
  ebook_links: [
    {
      uid: 'api::ebook-link.ebook-link',
      rowOf: (expiresAt) => ({ userId: 1, item: 'ebook-x', token: `${+expiresAt}`, expiresAt }),
    },
  ],
  registered_dates: [
    {
      uid: 'api::registered-date.registered-date',
      rowOf: (deletedAt) => ({ userId: 1, name: 'Ágnes', date: '1984-06-12', deletedAt }),
    },
  ],
  trashed_entries: [
    {
      uid: 'api::trashed-entry.trashed-entry',
      rowOf: (deletedAt) => ({
        entryUid: 'api::page.page',
        entryId: `${+deletedAt}`,
        entryLocales: ['hu'],
        deletedAt,
      }),
    },
  ],
  contact_messages: [
    {
      uid: 'api::contact-message.contact-message',
      rowOf: (createdAt) => ({ ...message, key: `${+createdAt}`, createdAt }),
    },
  ],
  outgoing_mails: ['sent', 'skipped', 'dead'].map((state) => ({
    uid: 'api::outgoing-mail.outgoing-mail',
    rowOf: (dueAt) => ({ state, mail: 'paid', dedupeKey: `${state}${+dueAt}`, dueAt }),
  })),
  bulk_runs: [
    {
      uid: 'api::bulk-run.bulk-run',
      rowOf: (createdAt) => ({ what: {}, state: 'done', createdAt }),
    },
  ],
  bulk_steps: [
    {
      uid: 'api::bulk-step.bulk-step',
      rowOf: (createdAt) => ({ runId: 1, userId: +createdAt % 1000, outcome: 'x', createdAt }),
    },
  ],
  calculations: [
    {
      uid: 'api::calculation.calculation',
      rowOf: (createdAt) => ({ ...calculation, key: `${+createdAt}`, createdAt }),
    },
  ],
  calculated_dates: [
    {
      uid: 'api::calculated-date.calculated-date',
      rowOf: (createdAt) => ({ calculation: 'x', line: +createdAt % 99_991, createdAt }),
    },
  ],
  search_misses: [
    {
      uid: 'api::search-miss.search-miss',
      rowOf: (lastAt) => ({ slot: +lastAt % 4000, words: 'a', count: 1, lastAt }),
    },
  ],
  tasks: [
    { kind: 'handleEvent', state: 'done' },
    { kind: 'sendLetter', state: 'dead' },
  ].map((task) => ({
    uid: 'api::task.task',
    rowOf: (doneAt) => ({ ...task, key: `${task.kind}${+doneAt}`, doneAt, dueAt: doneAt }),
  })),
}

const ended = Object.entries(retentions).flatMap(([table, retention]) =>
  'job' in retention && retention.days > 0 ? [{ table, ...retention }] : [],
)

describe('expired rows are deleted at the end of their retention, and not before', () => {
  test('of every table', () => {
    expect(Object.keys(over).sort()).toEqual(ended.map(({ table }) => table).sort())
  })

  test.each(ended)('of $table', async ({ table, job, days }) => {
    for (const { uid, rowOf } of over[table] ?? []) {
      const rows = strapi.db.query(uid)
      const kept = await rows.create({ data: rowOf(ago({ days })) })
      await rows.create({ data: rowOf(ago({ days, ms: 1 })) })
      await runJob(job)
      expect((await rows.findMany()).map(({ id }: { id: number }) => id)).toEqual([kept.id])
      await rows.deleteMany()
    }
  })

  test('and active rows stay, however old', async () => {
    const long = ago({ days: 999 })
    const later = new Date('2100-01-01')
    const rows: [string, object][] = [
      [
        'plugin::users-permissions.user',
        { email: 'a@b.example', confirmed: true, createdAt: long },
      ],
      ['api::user-session.user-session', { ...session, tokenHash: 'a', expiresAt: later }],
      ['api::registered-date.registered-date', { userId: 1, name: 'Ágnes', createdAt: long }],
      ['api::outgoing-mail.outgoing-mail', { state: 'waiting', dedupeKey: 'a', dueAt: long }],
      ['api::task.task', { kind: 'sendLetter', state: 'waiting', key: 'a', dueAt: long }],
    ]
    for (const [uid, data] of rows) await strapi.db.query(uid).create({ data })
    for (const { job } of ended) await runJob(job)
    for (const [uid] of rows) expect([uid, await strapi.db.query(uid).count()]).toEqual([uid, 1])
  })
})

test('the address of an e-mail that could not be sent is stored for thirty days', async () => {
  const mails = strapi.db.query('api::outgoing-mail.outgoing-mail')
  const recipient = 'agnes@people.example'
  for (const [dedupeKey, ms] of [
    ['kept', 0],
    ['gone', 1],
  ] as const)
    await mails.create({
      data: { state: 'dead', dedupeKey, recipient, data: {}, dueAt: ago({ days: 30, ms }) },
    })
  await runJob('purgeSentEmails')
  expect(await mails.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { dedupeKey: 'kept', recipient, data: {} },
    { dedupeKey: 'gone', recipient: null, data: null },
  ])
})

test('the recipient of a gift is deleted thirty days after the end of claiming', async () => {
  const gifts = strapi.db.query('api::gift.gift')
  const orders = strapi.db.query('api::order.order')
  const input = { ...gift, recipientEmail: 'agnes@people.example', message: 'Boldog évet!' }
  for (const [id, ms] of [
    [1, 0],
    [2, 1],
  ] as const) {
    const claimUntil = ago({ days: 30, ms })
    await orders.create({ data: { id, state: 'fulfilled', gift: input } })
    await gifts.create({ data: { ...input, id, orderId: id, token: `${id}`, claimUntil } })
  }
  await runJob('purgeOldAccounts')
  const kept = { ...gift, recipientEmail: 'agnes@people.example', message: 'Boldog évet!' }
  expect(await gifts.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    kept,
    { ...gift, recipientEmail: null, message: null },
  ])
  expect(await orders.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { gift: kept },
    { gift: { ...gift, recipientEmail: '', message: '' } },
  ])
})

describe('old editions of texts', () => {
  const editions = () => strapi.db.query('api::text-edition.text-edition')
  const versions = async () => [
    ...new Set((await editions().findMany()).map(({ version }: { version: string }) => version)),
  ]

  async function edition(version: string) {
    for (const language of ['hun', 'eng', 'rus'])
      await editions().create({
        data: { version, language, editionKey: `${version}:${language}`, texts: {} },
      })
  }

  test('are deleted once no analysis uses them; the published one stays', async () => {
    await edition('unread')
    await edition('read')
    await strapi.db
      .query('api::analysis.analysis')
      .create({ data: { orderId: 1, userId: 1, textVersion: 'read' } })
    await purgeEditions(strapi)
    const [read, current, ...others] = await versions()
    expect([read, current?.length, others]).toEqual(['read', 64, []])
    await purgeEditions(strapi)
    expect(await versions()).toEqual([read, current])
  })

  test('an analysis is not composed from deleted or incomplete texts', async () => {
    const { lockEdition } = await import('../../src/analysis/analyses/texts/edition')
    await edition('there')
    await expect(lockEdition(strapi, 'there')).resolves.toBeUndefined()
    await editions().delete({ where: { editionKey: 'there:eng' } })
    await expect(lockEdition(strapi, 'there')).rejects.toThrow('The edition there is gone.')
    await expect(lockEdition(strapi, 'never')).rejects.toThrow('The edition never is gone.')
  })
})
