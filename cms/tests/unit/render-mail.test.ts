import { describe, expect, test } from '@jest/globals'
import type { Brand, Template } from '../../src/mail/render/letter'
import { nameInLetter } from '../../src/mail/render/name-in-letter'
import type { BodyNode } from '../../src/mail/render/nodes'
import { renderMail } from '../../src/mail/render/render-mail'

const brand: Brand = {
  ...{ name: 'KRONO', siteUrl: 'https://krono.example', language: 'hun' },
  year: '2026',
}
const link = 'https://krono.example/confirm-email?id=a&b=1'

const text = (words: string): BodyNode => ({ type: 'text', text: words })
const linkTo = (url: string, words: string): BodyNode => ({
  type: 'link',
  url,
  children: [text(words)],
})
const paragraph = (...children: BodyNode[]): BodyNode => ({ type: 'paragraph', children })
const item = (words: string): BodyNode => ({ type: 'list-item', children: [text(words)] })

const render = (body: BodyNode[], data = {}, more: Partial<Template> = {}) =>
  renderMail({ subject: 'Tárgy', body, ...more }, data, brand)

/** What stands in the card of the letter. */
function cardOf(html: string): string {
  const [, card = ''] = /<div class="card"[^>]*>\n<h1.*<\/h1>\n([\s\S]*?)\n<\/div>/.exec(html) ?? []
  return card.replace(/ style="[^"]*"/g, '')
}
const bodyOf = (plain: string) => plain.split('\n\n-- \n')[0] ?? ''

describe('a body', () => {
  const rows: [string, BodyNode, string, string][] = [
    ['a paragraph', paragraph(text('Szia')), '<p>Szia</p>', 'Szia'],
    [
      'marked words',
      paragraph({ ...text('a'), bold: true }, { ...text('b'), italic: true }),
      '<p><strong>a</strong><em>b</em></p>',
      'ab',
    ],
    [
      'a heading',
      { type: 'heading', level: 2, children: [text('Alcím')] },
      '<h2 class="ink">Alcím</h2>',
      'Alcím',
    ],
    [
      'a list',
      { type: 'list', format: 'unordered', children: [item('egy'), item('kettő')] },
      '<ul><li>egy</li><li>kettő</li></ul>',
      '- egy\n- kettő',
    ],
    [
      'steps',
      { type: 'list', format: 'ordered', children: [item('egy'), item('kettő')] },
      '<ol><li>egy</li><li>kettő</li></ol>',
      '1. egy\n2. kettő',
    ],
    [
      'a quote',
      { type: 'quote', children: [text('így')] },
      '<blockquote class="quote">így</blockquote>',
      '> így',
    ],
    [
      'a link among words',
      paragraph(text('Nézd: '), linkTo('https://a.example/', 'itt'), text('.')),
      '<p>Nézd: <a class="link" href="https://a.example/">itt</a>.</p>',
      'Nézd: itt (https://a.example/).',
    ],
    [
      'a page of ours',
      paragraph(text('Vagy '), linkTo('/biorhythm', 'itt')),
      '<p>Vagy <a class="link" href="https://krono.example/biorhythm">itt</a></p>',
      'Vagy itt (https://krono.example/biorhythm)',
    ],
    ['nothing at all', paragraph(text('')), '', ''],
    [
      'a picture',
      { type: 'image', image: { url: '/uploads/a.webp', alternativeText: 'Egy "rajz"' } },
      '<p><img src="https://krono.example/uploads/a.webp" alt="Egy &quot;rajz&quot;"></p>',
      '[Egy "rajz"]',
    ],
    ['an unknown kind', { type: 'video', children: [text('szöveg')] }, 'szöveg', 'szöveg'],
    [
      'HTML of an editor',
      paragraph(text('<b>x</b> & "y"')),
      '<p>&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot;</p>',
      '<b>x</b> & "y"',
    ],
  ]
  test.each(rows)('with %s', (_what, node, html, plain) => {
    const mail = render([node])
    expect(cardOf(mail.html)).toBe(html)
    expect(bodyOf(mail.text)).toBe(plain)
  })

  test.each(['{{link}}', '/{{link}}', 'https://{{link}}', '{{ link }}'])(
    'with one link alone in a paragraph (%s) has a button, and its address in words',
    (url) => {
      const mail = render([paragraph(text(''), linkTo(url, 'Megerősítem'), text(''))], { link })
      const escaped = 'https://krono.example/confirm-email?id=a&amp;b=1'
      expect(cardOf(mail.html)).toContain(`<a class="button" href="${escaped}">Megerősítem</a>`)
      expect(cardOf(mail.html)).toContain(`>${escaped}</a></p>`)
      expect(bodyOf(mail.text)).toBe(`Megerősítem:\n${link}`)
    },
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://a.example', ' '])(
    'makes no link of %s',
    (url) => {
      const mail = render([paragraph(linkTo(url, 'ide'))])
      expect(cardOf(mail.html)).toBe('<p>ide</p>')
      expect(bodyOf(mail.text)).toBe('ide')
      const fromData = render([paragraph(linkTo('/{{link}}', 'ide'))], { link: url })
      expect(cardOf(fromData.html)).toBe('<p>ide</p>')
    },
  )
})

describe('placeholders', () => {
  test.each([
    ['Szia, {{name}}!', 'Ágnes', 'Szia, Ágnes!'],
    ['Szia, {{name}}!', null, 'Szia!'],
    ['Hello {{ name }},', null, 'Hello,'],
    ['{{name}}', '{{link}}', '{{link}}'],
    ['{{name}}', '$& $1', '$& $1'],
    ['{{nobody}}', 'Ágnes', ''],
    ['{{toString}}', 'Ágnes', ''],
  ])('%s with %j is %j', (words, name, filled) => {
    const data = { name, link }
    expect(bodyOf(render([paragraph(text(words))], data).text)).toBe(filled)
    expect(render([], data, { subject: words }).subject).toBe(filled)
  })

  test('a value is text in HTML, whatever it looks like', () => {
    const { html } = render([paragraph(text('{{name}}'))], { name: `<img src=x onerror=a> "'&` })
    expect(cardOf(html)).toBe('<p>&lt;img src=x onerror=a&gt; &quot;&#39;&amp;</p>')
  })

  test('a subject is one line, so that nothing after it can be a header', () => {
    const name = 'A\r\nBcc\u2028x\u0000\u202Ey'
    const { subject, html } = render([], { name }, { subject: 'Szia, {{name}}!\r\nX' })
    expect(subject).toBe('Szia, A Bcc x y! X')
    expect(html).toContain('<title>Szia, A Bcc x y! X</title>')
  })
})

describe('a name in a letter', () => {
  test.each([
    ['Ágnes', 'Ágnes'],
    ['  Dr. Kovács  Ágnes ', 'Dr. Kovács Ágnes'],
    ['J.R.R.', 'J.R.R.'],
    ["O'Neill-Szabó", "O'Neill-Szabó"],
    ['Анна', 'Анна'],
    ['', null],
    [null, null],
    ['Nyertél: https://evil.example', null],
    ['www.evil', null],
    ['evil.example', null],
    ['a@b', null],
    ['x'.repeat(61), null],
  ])('%j is %j', (name, shown) => {
    expect(nameInLetter(name)).toBe(shown)
  })
})

describe('a letter', () => {
  const long = 'Már csak egy lépés van hátra: nyomd meg a gombot, és kész is vagy.'
  const { html, text: plain } = render([
    paragraph(text('Szia!')),
    paragraph(text(long)),
    paragraph(linkTo('/{{link}}', 'Tovább')),
  ])

  test('says its language and its subject to a screen reader', () => {
    expect(html).toContain('<html lang="hu">')
    expect(html).toContain('<title>Tárgy</title>')
    expect(html).toContain('role="article" aria-label="Tárgy"')
    expect(html).toMatch(/<h1 class="ink"[^>]*>Tárgy<\/h1>/)
  })

  test('shows its first whole sentence in lists of mails', () => {
    expect(html).toMatch(new RegExp(`aria-hidden="true">${long}<`))
  })

  test('is one column that dark mode can colour, without scripts or foreign files', () => {
    expect(html).toContain('max-width:600px')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).not.toMatch(/<script|<link|@import|url\(/i)
  })

  test('says at its foot why it came; a newsletter also how to stop', () => {
    const why = 'Azért kaptad ezt a levelet, mert a címedet megadták itt: krono.example.'
    const stop = 'https://krono.example/profile'
    expect([html.includes(why), plain.includes(why)]).toEqual([true, true])
    expect([html.includes(stop), plain.includes(stop)]).toEqual([false, false])
    expect([html.includes('© 2026 KRONO'), plain.includes('© 2026 KRONO')]).toEqual([true, true])
    const newsletter = render([], {}, { isNewsletter: true })
    expect([newsletter.html.includes(stop), newsletter.text.includes(stop)]).toEqual([true, true])
  })

  test.each(['hun', 'eng', 'rus'] as const)('speaks the language of the site: %s', (language) => {
    const mail = renderMail({ subject: 'x', body: [] }, {}, { ...brand, language })
    const langs = { hun: 'hu', eng: 'en', rus: 'ru' }
    expect(mail.html).toContain(`<html lang="${langs[language]}">`)
  })
})

describe('what a letter does not know', () => {
  const sentence = paragraph(text('A kódod: '), { ...text('{{coupon}}'), bold: true })
  const quoted: BodyNode = { type: 'quote', children: [text('{{message}}')] }
  const button = paragraph(linkTo('/{{link}}', 'Ide'))
  const greeting = paragraph(text('Szia, {{name}}!'))

  test('takes its paragraph along, and nobody else’s', () => {
    const body = [greeting, sentence, quoted, button]
    const nothing = { name: null, coupon: null, message: '', link: null }
    expect(cardOf(render(body, nothing).html)).toBe('<p>Szia!</p>')
    expect(bodyOf(render(body, nothing).text)).toBe('Szia!')
    const known = bodyOf(render(body, { ...nothing, coupon: 'A-1', message: 'Jó!' }).text)
    expect(known).toBe('Szia!\n\nA kódod: A-1\n\n> Jó!')
    const list: BodyNode = { type: 'list', children: [item('{{coupon}}'), item('egy')] }
    expect(bodyOf(render([list], nothing).text)).toBe('- egy')
  })

  test.each(['giver', 'recipient'])('is somebody, where it is who the %s is', (who) => {
    const body = [paragraph(text(`{{${who}}} itt járt.`))]
    expect(bodyOf(render(body, { [who]: 'Anna' }).text)).toBe('Anna itt járt.')
    expect(bodyOf(render(body, { [who]: 'www.evil.example' }).text)).toBe('Valaki itt járt.')
  })
})

describe('what a giver wrote', () => {
  const quoted: BodyNode = { type: 'quote', children: [text('{{message}}')] }

  test('keeps its lines, as text and nothing but text', () => {
    const message = ' Isten éltessen!\r\n<b>Sok</b>\u202e {{link}}\n\n\n\nÖlel, Anna  '
    const mail = render([quoted], { message, link })
    const lines = 'Isten éltessen!<br>&lt;b&gt;Sok&lt;/b&gt; {{link}}<br><br>Ölel, Anna'
    expect(cardOf(mail.html)).toBe(`<blockquote class="quote">${lines}</blockquote>`)
    expect(bodyOf(mail.text)).toBe('> Isten éltessen!\n> <b>Sok</b> {{link}}\n> \n> Ölel, Anna')
    expect(render([], { message }, { subject: '{{message}}' }).subject).not.toContain('\n')
  })

  test.each(['https://evil.example/a', 'evil.example', 'me@evil.example'])(
    'has no address in it that a mail program could open: %s',
    (message) => {
      const mail = render([quoted, paragraph(linkTo('/{{message}}', 'ide'))], { message })
      expect(mail.html + mail.text).not.toContain(message)
      expect(cardOf(mail.html)).not.toContain('<a')
      expect(bodyOf(mail.text).replaceAll('\u200c', '')).toBe(`> ${message}\n\nide`)
    },
  )

  test.each(['12.30-kor, a Kossuth u. 5.', 'Kedves Anna: szia!', 'A-vitamin'])(
    'is not touched otherwise: %s',
    (message) => {
      expect(bodyOf(render([quoted], { message }).text)).toBe(`> ${message}`)
    },
  )
})
