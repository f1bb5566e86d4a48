import { describe, expect, test } from '@jest/globals'
import { blockSamples } from '@krono/contract'
import { letterOf } from '../../seed/blocks'
import { readSite } from '../../seed/content-files'
import { faultOf } from '../../src/mail/broken-letter'
import { followUpPlaceholders, isMailName, mailNames, mailRow } from '../../src/mail/mails'
import { placeholdersIn } from '../../src/mail/render/fill-in'

const letters = readSite('site/letters')
const rows = Object.entries(letters).flatMap(([name, languages]) =>
  (['hun', 'eng', 'rus'] as const).map(
    (language) => [name, language, languages[language]] as const,
  ),
)

const link = { type: 'link', url: '/{{link}}', children: [{ type: 'text', text: 'ide' }] }
const body = (...children: object[]) => [{ type: 'paragraph', children }]
const words = (text: string) => body({ type: 'text', text })

describe("the seed's letters", () => {
  test('are all that the system sends, and one that follows a registration', () => {
    expect(Object.keys(letters).sort()).toEqual([...mailNames, 'first-look'].sort())
  })

  test.each(rows)('%s is there in %s, whole and in its alphabet', (name, language, letter) => {
    expect(letter).toBeDefined()
    if (!letter) return
    const group = isMailName(name) ? mailRow(name).group : 'register'
    const fields = { name, group, subject: letter.subject, body: letterOf(letter.body) }
    expect(faultOf(fields)).toBeUndefined()
    const used = placeholdersIn(JSON.stringify(letter))
    expect(new Set(used)).toEqual(
      new Set(isMailName(name) ? mailRow(name).placeholders : followUpPlaceholders),
    )
    expect(letter.subject.length).toBeLessThanOrEqual(50)
    const text = JSON.stringify(letter).replace(/\{\{\w+\}\}|\(\/[^)]*\)|"\w+":/g, '')
    expect(text).not.toMatch(language === 'rus' ? /[a-z]{2}/i : /[а-яё]/i)
  })
})

describe('the subject of a letter about a purchase', () => {
  test('names it, so that no two purchases are one conversation', () => {
    const about = mailNames.filter((name) => {
      const known: readonly string[] = mailRow(name).placeholders
      return known.includes('product') || known.includes('number')
    })
    const few = about.filter((name) => (mailRow(name).marks?.length ?? 0) < 2)
    expect(few).toEqual([])
    for (const name of about) expect(mailRow(name).marks).toContain('product')
  })
})

describe('an editor cannot save a letter', () => {
  const own = { name: 'first-week', group: 'register', subject: 'Szia' }
  const paid = { name: 'paid', group: 'other', body: body(link) }
  const confirm = { name: 'confirmEmail', group: 'register', subject: 'x' }
  test.each([
    ['that names what nobody fills in', { ...own, body: words('{{nmae}}') }, 'unknown'],
    ['that names it in its subject', { ...own, subject: '{{minutes}}', body: [] }, 'unknown'],
    ['with braces that stay open', { ...own, body: words('Szia {{name}, hogy vagy') }, 'unknown'],
    ['with braces around a sentence', { ...own, body: words('{{a név}}') }, 'unknown'],
    [
      'that names it below a picture',
      { ...own, body: [{ ...blockSamples.chart, caption: '{{nmae}}' }] },
      'unknown',
    ],
    ['without the link that it is about', { ...confirm, body: words('Szia') }, 'noLink'],
    ['whose subject could be of any purchase', { ...paid, subject: 'Köszönjük' }, 'subject'],
    ['of the system in another group', { ...confirm, group: 'form', body: body(link) }, 'group'],
    ['for a form that it does not name', { ...own, group: 'form', body: [] }, 'noForm'],
  ])('%s', (_what, fields, kind) => {
    expect(faultOf(fields)?.kind).toBe(kind)
  })

  test.each([
    ['a letter of their own', { ...own, body: words('Szia {{name}}: {{ link }}') }],
    ['of a form', { ...own, group: 'form', formId: 'nyar', body: body(link) }],
    ['the link among words', { ...confirm, body: body(link) }],
    ['the link as a button', { ...confirm, body: [{ ...blockSamples.button, url: '/{{link}}' }] }],
    ['the link as words', { ...confirm, body: words('{{link}}') }],
  ])('but may save %s', (_what, fields) => {
    expect(faultOf(fields)).toBeUndefined()
  })
})
