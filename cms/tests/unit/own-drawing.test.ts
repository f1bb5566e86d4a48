import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { languageCodes } from '@krono/contract'
import { emailBlocks } from '../../seed/blocks'
import { readSite } from '../../seed/content-files'
import { mailNames, mailRow } from '../../src/messaging/mail/mails'
import {
  embedOwnDrawing,
  type OwnDrawing,
  readOwnDrawing,
  withOwnDrawing,
} from '../../src/messaging/mail/own-drawing'
import { renderMail } from '../../src/messaging/mail/render/render-mail'

const templates = readSite('site/email-templates')
const siteUrl = 'https://krono.example'
const brand = { name: 'KRONO', siteUrl, year: '2026' }
const birthDate = '1987-12-05'
const content = Buffer.from('PNG')
type Language = (typeof languageCodes)[number]

function sentOf(name: string, drawing: OwnDrawing | undefined, language: Language) {
  const mail = templates[name]?.[language]
  const body = withOwnDrawing(emailBlocks(mail?.body ?? []), drawing?.block)
  const data = { name: 'Ágnes', link: 'https://krono.example/x' }
  const template = { subject: mail?.subject ?? '', body }
  return embedOwnDrawing(renderMail(template, data, { ...brand, language }), drawing, siteUrl)
}

const strapiOf = (born: string | null) =>
  ({ db: { query: () => ({ findOne: async () => ({ id: 1, birthDate: born }) }) } }) as never

const webAnswers = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer)

const ownOf = (mail: string, language: Language) =>
  readOwnDrawing(strapiOf(birthDate), { mail, userId: 1, language })

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the reader’s chart in e-mails', () => {
  test('is in the welcome e-mail; before the confirmation only the emblem is shown', () => {
    const shown = mailNames.map((name) => [name, mailRow(name).showsOwn] as const)
    expect(shown.filter(([, one]) => one)).toEqual([
      ['confirmEmail', 'emblem'],
      ['welcome', 'chart'],
    ])
  })

  test.each(languageCodes)('is embedded, and no URL contains the date: %s', async (one) => {
    const requested = webAnswers(async () => new Response(content))
    const sent = sentOf('welcome', await ownOf('welcome', one), one)
    expect(String(requested.mock.calls[0]?.[0])).toContain('/api/drawing?of=chart&date=1987-12-05')
    expect(sent.html).toContain('src="cid:own-chart"')
    expect(sent.attachments).toEqual([expect.objectContaining({ cid: 'own-chart', content })])
    expect(sent.html.replace(/alt="[^"]*"|<p class="muted".*/g, '')).not.toContain('1987')
    expect(sent.text).not.toContain('/api/drawing')
  })

  test.each(languageCodes)('is not shown before the address is confirmed: %s', async (one) => {
    const requested = webAnswers(async () => new Response(content))
    const sent = sentOf('confirmEmail', await ownOf('confirmEmail', one), one)
    expect(requested).not.toHaveBeenCalled()
    expect(sent.html).toMatch(/src="[^"]*of=emblem&amp;character=[a-zA-Z]+-(intake|release)"/)
    expect(`${sent.html}${sent.text}`).not.toMatch(/1987|of=chart/)
    expect(sent.attachments).toBeUndefined()
  })

  test.each([
    ['web is away', () => Promise.reject(new Error('refused'))],
    ['web is busy', async () => new Response(null, { status: 503 })],
  ])('is left out while %s', async (_, answer) => {
    webAnswers(answer)
    const drawing = await ownOf('welcome', 'eng')
    expect(drawing).toBeUndefined()
    expect(sentOf('welcome', drawing, 'eng').html).not.toContain('<img')
  })

  test.each([
    ['another letter', birthDate, { mail: 'paid', userId: 1 }],
    ['no user', birthDate, { mail: 'welcome', userId: null }],
    ['a user without a date', null, { mail: 'welcome', userId: 1 }],
  ])('is not rendered by %s', async (_, born, mail) => {
    const requested = webAnswers(async () => new Response(content))
    expect(await readOwnDrawing(strapiOf(born), { ...mail, language: 'eng' })).toBeUndefined()
    expect(requested).not.toHaveBeenCalled()
  })
})
