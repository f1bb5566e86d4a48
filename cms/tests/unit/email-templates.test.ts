import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { blockSamples, languageCodes } from '@krono/contract'
import { emailBlocks } from '../../seed/blocks'
import { contentFolder, postFile, readContent, readSite } from '../../seed/content-files'
import { mailTitles, titleOfTemplate } from '../../src/messaging/mail/mail-titles'
import {
  isMailName,
  issueMail,
  mailNames,
  mailRow,
  placeholdersOf,
} from '../../src/messaging/mail/mails'
import { placeholdersIn } from '../../src/messaging/mail/render/fill-in'
import { seenIn } from '../../src/messaging/mail/render/look'
import { renderMail } from '../../src/messaging/mail/render/render-mail'
import { sampleData } from '../../src/messaging/mail/sample-data'
import { faultOf } from '../../src/messaging/mail/template-fault'

const templates = readSite('site/email-templates')
const rows = Object.entries(templates).flatMap(([name, languages]) =>
  (['hun', 'eng', 'rus'] as const).map(
    (language) => [name, language, languages[language]] as const,
  ),
)

const link = { type: 'link', url: '/{{link}}', children: [{ type: 'text', text: 'ide' }] }
const body = (...children: object[]) => [{ type: 'paragraph', children }]
const words = (text: string) => body({ type: 'text', text })

describe('the seeded e-mail templates', () => {
  test('are all that the system sends, and those of sequences, which have titles', () => {
    const own = Object.keys(templates).filter((name) => !isMailName(name))
    expect(Object.keys(templates).sort()).toEqual([...mailNames, ...own].sort())
    for (const name of own)
      for (const language of languageCodes) expect(templates[name]?.[language]?.title).toMatch(/\S/)
  })

  test.each(rows)('%s exists in %s, complete and in its alphabet', (name, language, template) => {
    expect(template).toBeDefined()
    if (!template) return
    const fields = { name, subject: template.subject, body: emailBlocks(template.body) }
    expect(faultOf(fields)).toBeUndefined()
    const used = placeholdersIn(JSON.stringify(template))
    if (isMailName(name)) expect(new Set(used)).toEqual(new Set(placeholdersOf(name)))
    expect(template.subject.length).toBeLessThanOrEqual(50)
    const text = JSON.stringify(template).replace(/\{\{\w+\}\}|\(\/[^)]*\)|"\w+":/g, '')
    expect(text).not.toMatch(language === 'rus' ? /[a-z]{2}/i : /[а-яё]/i)
  })
})

const issues = Object.entries(readSite('site/newsletter-issues')).flatMap(([key, issue]) =>
  languageCodes.map((language) => [key, language, issue[language]] as const),
)

test.each(issues)('the issue %s exists in %s, and can be sent', (_key, language, issue) => {
  const body = emailBlocks(issue?.body ?? [])
  expect(faultOf({ name: issueMail, subject: issue?.subject, body })).toBeUndefined()
  expect(issue?.subject.length).toBeLessThanOrEqual(50)
  // The targets of buttons exist in that language.
  const posts = readdirSync(path.join(contentFolder, 'blog')).map((file) =>
    readContent(`blog/${file.replace('.json', '')}`, postFile),
  )
  const known = ['/kronobiology', ...posts.map((post) => `/blog/${post[language]?.slug}`)]
  const urls = body.flatMap((block) => (block.type === 'button' ? [block.url] : []))
  expect(urls.filter((url) => !known.includes(url))).toEqual([])
  expect(urls).toHaveLength(2)
})

describe('names of e-mail templates', () => {
  test.each(languageCodes)('of the system are unique in %s', (language) => {
    const names = mailNames.map((name) => mailTitles[name][language])
    expect(new Set(names).size).toBe(mailNames.length)
    expect(names.filter((name) => name.length > 80 || /[a-z][A-Z]/.test(name))).toEqual([])
  })

  test.each([
    ['giftPaid', 'en', 'Gift paid (to the giver)'],
    ['giftPaid', 'hu', 'Kifizetett ajándék (az ajándékozónak)'],
    ['elso-het', 'hu', 'Ez a tárgya'],
    ['giftPaid', 'de', 'Ez a tárgya'],
  ])('%s in %s is named %s by default', (name, locale, title) => {
    expect(titleOfTemplate({ name, locale, subject: 'Ez a tárgya' })).toBe(title)
  })

  test.each(languageCodes)('sample data exists for every placeholder in %s', (language) => {
    const sample = sampleData(language)
    for (const name of mailNames.flatMap((one) => [...mailRow(one).placeholders]))
      expect(sample[name]).toMatch(/\S/)
  })
})

describe('an e-mail preview', () => {
  const template = { subject: 'Szia @media (prefers-color-scheme:dark){', body: [] }
  const brand = { name: 'KRONO', siteUrl: 'https://krono.example', year: '2026' }
  const { html } = renderMail(template, {}, { ...brand, language: 'hun' })

  test('is in light or dark mode as chosen, whatever the system prefers', () => {
    expect(html).toContain('\n@media (prefers-color-scheme:dark){\n.paper')
    expect(seenIn('light', html)).toContain('\n@media not all{\n.paper')
    expect(seenIn('dark', html)).toContain('\n@media all{\n.paper')
    expect(seenIn('dark', html)).toContain('<title>Szia @media (prefers-color-scheme:dark){')
  })
})

describe('the subject of an e-mail about a purchase', () => {
  test('identifies it, so that mail programs do not group two purchases', () => {
    const about = mailNames.filter((name) => {
      const known: readonly string[] = mailRow(name).placeholders
      return known.includes('product') || known.includes('number')
    })
    const few = about.filter((name) => (mailRow(name).marks?.length ?? 0) < 2)
    expect(few).toEqual([])
    for (const name of about) expect(mailRow(name).marks).toContain('product')
  })
})

describe('an editor cannot save a template', () => {
  const own = { name: 'first-week', subject: 'Szia' }
  const paid = { name: 'paid', body: body(link) }
  const confirm = { name: 'confirmEmail', subject: 'x' }
  test.each([
    ['with an unknown placeholder', { ...own, body: words('{{nmae}}') }, 'unknown'],
    ['that names it in its subject', { ...own, subject: '{{minutes}}', body: [] }, 'unknown'],
    ['with braces that stay open', { ...own, body: words('Szia {{name}, hogy vagy') }, 'unknown'],
    ['with braces around a sentence', { ...own, body: words('{{a név}}') }, 'unknown'],
    [
      'that names it below a picture',
      { ...own, body: [{ ...blockSamples.chart, caption: '{{nmae}}' }] },
      'unknown',
    ],
    ['without the link that it is about', { ...confirm, body: words('Szia') }, 'noLink'],
    ['with a subject of any purchase', { ...paid, subject: 'Köszönjük' }, 'subject'],
    [
      'of an issue about a course',
      { ...own, name: issueMail, body: words('{{course}}') },
      'unknown',
    ],
  ])('%s', (_what, fields, kind) => {
    expect(faultOf(fields)?.kind).toBe(kind)
  })

  test.each([
    ['a letter of their own', { ...own, body: words('Szia {{name}}: {{ link }}') }],
    ['about a course', { ...own, body: words('{{course}}') }],
    ['the link among words', { ...confirm, body: body(link) }],
    ['the link as a button', { ...confirm, body: [{ ...blockSamples.button, url: '/{{link}}' }] }],
    ['the link as words', { ...confirm, body: words('{{link}}') }],
  ])('but may save %s', (_what, fields) => {
    expect(faultOf(fields)).toBeUndefined()
  })
})
