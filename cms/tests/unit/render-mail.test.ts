import { describe, expect, test } from '@jest/globals'
import { type Block, type BlockOf, blockKinds, blockSamples } from '@krono/contract'
import type { Brand, Template } from '../../src/messaging/mail/render/render-context'
import { renderMail } from '../../src/messaging/mail/render/render-mail'
import { button, item, linkTo, paragraph, renderedBlocks, text } from './mail-blocks'

const brand: Brand = {
  ...{ name: 'KRONO', siteUrl: 'https://krono.example', language: 'hun' },
  year: '2026',
}
const link = 'https://krono.example/confirm-email?id=a&b=1'

const render = (body: Block[], data = {}, more: Partial<Template> = {}) =>
  renderMail({ subject: 'Tárgy', body, ...more }, data, brand)

/** Content of the card of an e-mail. */
function cardOf(html: string): string {
  const [, card = ''] = /<div class="card"[^>]*>\n([\s\S]*?)\n<\/div>/.exec(html) ?? []
  return card.replace(/ style="[^"]*"/g, '')
}
const bodyOf = (plain: string) => plain.split('\n\n-- \n')[0] ?? ''

describe('a body', () => {
  test.each(renderedBlocks)('with %s', (_what, node, html, plain) => {
    const mail = render([node])
    expect(cardOf(mail.html)).toBe(html)
    expect(bodyOf(mail.text)).toBe(plain)
  })

  test.each(['{{link}}', '/{{link}}', 'https://{{link}}', '{{ link }}'])(
    'with a button to %s shows its URL only in plain text',
    (url) => {
      const mail = render([button(url, 'Megerősítem')], { link })
      const escaped = 'https://krono.example/confirm-email?id=a&amp;b=1'
      expect(cardOf(mail.html)).toContain(`<a class="button" href="${escaped}">Megerősítem</a>`)
      expect(cardOf(mail.html)).not.toContain(`>${escaped}<`)
      expect(bodyOf(mail.text)).toBe(`Megerősítem:\n${link}`)
    },
  )

  test.each(blockKinds)('renders a %s as HTML and text', (kind) => {
    const mail = render([blockSamples[kind]])
    expect(cardOf(mail.html)).not.toBe('')
    expect(bodyOf(mail.text)).not.toBe('')
    expect(mail.html).not.toMatch(/undefined|NaN|\[object/)
  })

  test('fills in a caption with the reader’s data', () => {
    const mail = render([{ ...blockSamples.chart, caption: 'Ez a tiéd, {{name}}' }], {
      name: 'Ági',
    })
    expect(cardOf(mail.html)).toContain('Ez a tiéd, Ági')
    expect(bodyOf(mail.text)).toContain('Ez a tiéd, Ági')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://a.example', ' '])(
    'creates no link from %s',
    (url) => {
      const mail = render([paragraph(linkTo(url, 'ide'))])
      expect(cardOf(mail.html)).toBe('<p>ide</p>')
      expect(bodyOf(mail.text)).toBe('ide')
      const fromData = render([paragraph(linkTo('/{{link}}', 'ide'))], { link: url })
      expect(cardOf(fromData.html)).toBe('<p>ide</p>')
      const pressed = render([button(url, 'ide')])
      expect([cardOf(pressed.html), bodyOf(pressed.text)]).toEqual(['<p>ide</p>', 'ide'])
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

  test('a value is always escaped in HTML', () => {
    const { html } = render([paragraph(text('{{name}}'))], { name: `<img src=x onerror=a> "'&` })
    expect(cardOf(html)).toBe('<p>&lt;img src=x onerror=a&gt; &quot;&#39;&amp;</p>')
  })

  test('a subject is one line, so that it cannot inject a header', () => {
    const name = 'A\r\nBcc\u2028x\u0000\u202Ey'
    const { subject, html } = render([], { name }, { subject: 'Szia, {{name}}!\r\nX' })
    expect(subject).toBe('Szia, A Bcc x y! X')
    expect(html).toContain('<title>Szia, A Bcc x y! X</title>')
  })
})

describe('an e-mail', () => {
  const long = 'Már csak egy lépés van hátra: nyomd meg a gombot, és kész is vagy.'
  const { html, text: plain } = render([
    paragraph(text('Szia!')),
    paragraph(text(long)),
    button('/{{link}}', 'Tovább'),
  ])

  test('declares its language and its subject for screen readers', () => {
    expect(html).toContain('<html lang="hu">')
    expect(html).toContain('<title>Tárgy</title>')
    expect(html).toContain('role="article" aria-label="Tárgy"')
  })

  test('does not repeat its subject; a button’s URL is only in plain text', () => {
    const address = 'https://krono.example/x'
    const mail = render([button('/{{link}}', 'Tovább')], { link: address })
    expect(mail.html).not.toContain('<h1')
    expect(mail.html.split('Tárgy')).toHaveLength(3)
    expect(mail.html.split(address)).toHaveLength(2)
    expect(mail.text).toContain(address)
  })

  test('shows its first complete sentence in inbox lists', () => {
    expect(html).toMatch(new RegExp(`aria-hidden="true">${long}<`))
  })

  test('has one column, supports dark mode, and has no scripts or external files', () => {
    expect(html).toContain('max-width:600px')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).not.toMatch(/<script|<link|@import|url\(/i)
  })

  test('states in its footer why it was sent; a newsletter also how to unsubscribe', () => {
    const why = 'Azért kaptad ezt a levelet, mert a címedet megadták itt: krono.example.'
    const stop = 'https://krono.example/newsletter/unsubscribe?token=x'
    expect([html.includes(why), plain.includes(why)]).toEqual([true, true])
    expect([html.includes(stop), plain.includes(stop)]).toEqual([false, false])
    expect([html.includes('© 2026 KRONO'), plain.includes('© 2026 KRONO')]).toEqual([true, true])
    const unsubscribeLink = { page: stop, oneClick: 'https://krono.example/api/x' }
    const newsletter = renderMail({ subject: 'x', body: [] }, {}, brand, unsubscribeLink)
    expect(newsletter.html).toContain(`href="${stop}"`)
    expect(newsletter.text).toContain(`Nem kérek több ilyen levelet: ${stop}`)
    expect(newsletter.text).not.toContain('Miről és milyen gyakran')
    const preferences = 'https://krono.example/newsletter/preferences?token=x'
    const ofList = renderMail({ subject: 'x', body: [] }, {}, brand, {
      ...unsubscribeLink,
      preferences,
    })
    expect(ofList.html).toContain(`href="${preferences}"`)
  })

  test.each(['hun', 'eng', 'rus'] as const)('is in the language of the site: %s', (language) => {
    const mail = renderMail({ subject: 'x', body: [] }, {}, { ...brand, language })
    const langs = { hun: 'hu', eng: 'en', rus: 'ru' }
    expect(mail.html).toContain(`<html lang="${langs[language]}">`)
  })
})

describe('an unknown value', () => {
  const sentence = paragraph(text('A kódod: '), { ...text('{{coupon}}'), bold: true })
  const quoted: Block = { type: 'quote', children: [text('{{message}}')] }
  const greeting = paragraph(text('Szia, {{name}}!'))

  test('removes its paragraph, and no others', () => {
    const body = [greeting, sentence, quoted, button('/{{link}}', 'Ide')]
    const nothing = { name: null, coupon: null, message: '', link: null }
    expect(cardOf(render(body, nothing).html)).toBe('<p>Szia!</p>')
    expect(bodyOf(render(body, nothing).text)).toBe('Szia!')
    const known = bodyOf(render(body, { ...nothing, coupon: 'A-1', message: 'Jó!' }).text)
    expect(known).toBe('Szia!\n\nA kódod: A-1\n\n> Jó!')
    const list: BlockOf<'list'> = {
      ...{ type: 'list', format: 'unordered' },
      children: [item('{{coupon}}'), item('egy')],
    }
    expect(bodyOf(render([list], nothing).text)).toBe('- egy')
  })

  test.each(['giver', 'recipient'])(
    'is replaced by a pronoun for the name of the %s',
    (account) => {
      const body = [paragraph(text(`{{${account}}} itt járt.`))]
      expect(bodyOf(render(body, { [account]: 'Anna' }).text)).toBe('Anna itt járt.')
      expect(bodyOf(render(body, { [account]: 'www.evil.example' }).text)).toBe('Valaki itt járt.')
    },
  )
})

describe('a giver’s message', () => {
  const quoted: Block = { type: 'quote', children: [text('{{message}}')] }

  test('keeps its lines, as plain text', () => {
    const message = ' Isten éltessen!\r\n<b>Sok</b>\u202e {{link}}\n\n\n\nÖlel, Anna  '
    const mail = render([quoted], { message, link })
    const lines = 'Isten éltessen!<br>&lt;b&gt;Sok&lt;/b&gt; {{link}}<br><br>Ölel, Anna'
    expect(cardOf(mail.html)).toBe(`<blockquote class="quote">${lines}</blockquote>`)
    expect(bodyOf(mail.text)).toBe('> Isten éltessen!\n> <b>Sok</b> {{link}}\n> \n> Ölel, Anna')
    expect(render([], { message }, { subject: '{{message}}' }).subject).not.toContain('\n')
  })

  test.each(['https://evil.example/a', 'evil.example', 'me@evil.example'])(
    'contains no URL that a mail program could link: %s',
    (message) => {
      const mail = render([quoted, paragraph(linkTo('/{{message}}', 'ide'))], { message })
      expect(mail.html + mail.text).not.toContain(message)
      expect(cardOf(mail.html)).not.toContain('<a')
      expect(bodyOf(mail.text).replaceAll('\u200c', '')).toBe(`> ${message}\n\nide`)
    },
  )

  test.each(['12.30-kor, a Kossuth u. 5.', 'Kedves Anna: szia!', 'A-vitamin'])(
    'is otherwise unchanged: %s',
    (message) => {
      expect(bodyOf(render([quoted], { message }).text)).toBe(`> ${message}`)
    },
  )
})
