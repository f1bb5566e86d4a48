import { describe, expect, test } from '@jest/globals'
import type { EmailPreview } from '../../src/messaging/mail/preview-email'
import { panelLimits } from '../../src/platform/lib/rate-limits'
import { findEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { accounts } from '../support/environment'
import { mailsTo, mailTo } from '../support/mailbox'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { until } from '../support/until'

const uid = 'api::email-template.email-template'

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const words = (text: string) => ({ type: 'text', text })
const draft = {
  locale: 'hu',
  subject: 'Szia, {{name}}!',
  body: [
    paragraph(words('Ezt <b>most</b> írom, {{name}}.')),
    { type: 'button', label: 'Tovább', url: '/{{link}}', children: [words('')] },
  ],
}

const previewOf = (cms: RunningCms, body: object, account: 'editor' | 'author' = 'editor') =>
  callEditors<EmailPreview>(cms, '/letters/preview', { account, body })

const deep = (levels: number): object =>
  levels === 0 ? words('x') : { type: 'list', children: [deep(levels - 1)] }

describe.each(everyCms())('an e-mail template being edited on %s', (_name, cms) => {
  test.each(['editor', 'author'] as const)(
    'is previewed for the %s while typing, with sample data',
    async (account) => {
      const { status, body } = await previewOf(cms, draft, account)
      expect(status).toBe(200)
      expect(body.subject).toBe('Szia, Ágnes!')
      expect(body.text).toMatch(/Ezt <b>most<\/b> írom, Ágnes\.\n\nTovább:\nhttp:/)
      expect(body.light).toContain('Ezt &lt;b&gt;most&lt;/b&gt; írom')
      expect(body.light).toContain('@media not all{')
      expect(body.dark).toContain('@media all{')
      expect(body.fault).toBeUndefined()
      expect(body.placeholders.map(({ name }) => name)).toEqual([
        'name',
        'link',
        'course',
        'date',
        'about',
      ])
    },
  )

  test('of the system lists its allowed and its missing placeholders', async () => {
    const { documentId } = await findEntry(cms, uid, ['name', 'giftPaid'])
    const { body } = await previewOf(cms, { ...draft, documentId })
    const known = ['name', 'product', 'recipient', 'date', 'amount', 'number', 'link']
    expect(body.placeholders.map(({ name }) => name)).toEqual(known)
    for (const { sample } of body.placeholders) expect(sample).toMatch(/\S/)
    expect(body.fault).toContain('A tárgyból hiányzik')
  })

  test.each([
    ['en', 'Szia, Agnes!'],
    ['ru', 'Szia, Анна!'],
  ])('in %s is filled with sample data of its language', async (locale, subject) => {
    expect((await previewOf(cms, { ...draft, locale })).body.subject).toBe(subject)
  })

  test('that is empty has an empty preview', async () => {
    const { status, body } = await previewOf(cms, { locale: 'hu', subject: null, body: null })
    expect([status, body.subject]).toEqual([200, ''])
  })

  test.each([
    ['another field', { ...draft, to: 'x@people.example' }],
    ['another language', { ...draft, locale: 'de' }],
    ['no language', { subject: 'x' }],
    ['a text for a body', { ...draft, body: 'x' }],
    ['a subject of an object', { ...draft, subject: { $ne: '' } }],
    ['a document of an object', { ...draft, documentId: { $ne: '' } }],
    ['too deep a body', { ...draft, body: [deep(900)] }],
    ['a list', []],
  ])('%s is refused', async (_what, body) => {
    for (const path of ['/letters/preview', '/letters/trial']) {
      expect((await callEditors(cms, path, { body })).status).toBe(400)
    }
  })

  test('with invalid body content is refused, or previewed without it', async () => {
    const { status } = await previewOf(cms, { ...draft, body: [1, null, { type: 'nothing' }] })
    expect([200, 400]).toContain(status)
  })

  test('cannot be seen or sent without signing in', async () => {
    for (const path of ['/letters/preview', '/letters/trial']) {
      expect((await callEditors(cms, path, { account: 'anonymous', body: draft })).status).toBe(401)
    }
  })

  test('is sent as a test to its author; the outbox stores no text or address of it', async () => {
    const { email } = accounts.editor
    const subject = `Próba ${Date.now()}, {{name}}`
    const { status, body } = await callEditors<{ to: string }>(cms, '/letters/trial', {
      body: { ...draft, subject },
    })
    expect([status, body]).toEqual([200, { to: email }])
    const mail = await mailTo(cms, email, subject.replace('{{name}}', 'Ágnes'))
    expect(mail.subject).toBe(`[Próba] ${subject.replace('{{name}}', 'Ágnes')}`)
    expect(mail.html).toContain('Ezt &lt;b&gt;most&lt;/b&gt; írom, Ágnes.')
    const kept = await until(async () => {
      const rows = await runSql(cms, "SELECT * FROM outgoing_mails WHERE mail = 'trial'")
      return rows.every(({ state }) => state === 'sent') ? rows : undefined
    })
    expect(JSON.stringify(kept)).not.toMatch(/Ezt|editor@/)
  })

  test('can be sent a limited number of times', async () => {
    const { email } = accounts.author
    const before = (await mailsTo(cms, email)).length
    const tries = Array.from({ length: panelLimits.trialLetters.count + 3 }, () =>
      callEditors(cms, '/letters/trial', { account: 'author', body: draft }),
    )
    const answers = await Promise.all(tries)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(3)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await mailTo(cms, email, '[Próba]', before + panelLimits.trialLetters.count)
    expect(await mailsTo(cms, email)).toHaveLength(before + panelLimits.trialLetters.count)
  })
})
