import { describe, expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { blockSamples } from '@/lib/contract/block-samples'
import { type Block, type BlockKind, blockKinds, ownDrawings } from '@/lib/contract/blocks'
import { partOf } from '@/server/preview/part'
import { Blocks } from './blocks'
import type { Learner } from './own'

const draw = (...blocks: Block[]) => renderToStaticMarkup(<Blocks blocks={blocks} />)

/** Required content of a rendered block of each kind, including every text of the editor. */
const found: Record<BlockKind, readonly (string | RegExp)[]> = {
  paragraph: [/<p>Szóról szóra, és <a [^>]*href="\/biorhythm"[^>]*>tovább<\/a>\.<\/p>/],
  heading: ['<h2>Alcím</h2>'],
  list: ['<ul><li>Első pont<ol><li>Beljebb</li></ol></li></ul>'],
  quote: ['<blockquote>Idézett szó</blockquote>'],
  image: [
    /<figure[^>]*><picture><img [^>]*alt="Hét korong egy tengelyen"/,
    'kep.webp',
    '<figcaption>A kép aláírása</figcaption>',
  ],
  film: [
    /<video [^>]*src="\/uploads\/film\.mp4"[^>]*controls=""/,
    /<video [^>]*aria-label="Egy nap hullámai"/,
    /<video [^>]*poster="[^"]*film\.webp/,
    /<track [^>]*kind="captions"[^>]*src="\/uploads\/felirat\.vtt"/,
    '<figcaption>A film aláírása</figcaption>',
  ],
  button: [/<a [^>]*href="\/biorhythm"[^>]*>Kiszámolom<\/a>/],
  chart: [/<svg [^>]*role="img" aria-label="[^"]+"/, '<figcaption>A rajz aláírása</figcaption>'],
  cycle: [/<svg [^>]*role="img" aria-label="[^"]+"/, '<figcaption>A hullám aláírása</figcaption>'],
  own: [/<svg [^>]*role="img" aria-label="[^"]+"/, 'A saját rajz aláírása</span></figcaption>'],
}

describe('the page renders', () => {
  test.each(blockKinds)('a %s', (kind) => {
    const html = draw(blockSamples[kind])
    for (const part of found[kind]) {
      if (typeof part === 'string') expect(html).toContain(part)
      else expect(html).toMatch(part)
    }
  })

  test('whole texts in their order', () => {
    const html = draw(...blockKinds.map((kind) => blockSamples[kind]))
    const places = ['tovább', 'Alcím', 'Beljebb', 'Idézett', 'kép aláírása', 'film aláírása']
      .concat(['Kiszámolom', 'A rajz aláírása', 'hullám aláírása', 'saját rajz'])
      .map((words) => html.indexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })
})

describe('in a preview', () => {
  const empty: Block = { type: 'paragraph', children: [{ type: 'text', text: ' ' }] }
  const blocks = [
    blockSamples.heading,
    empty,
    { ...blockSamples.button, url: '/no/such/page' },
    blockSamples.quote,
  ]

  test('a text has marks of its field, and of the rendered blocks', () => {
    const entry = { type: 'page', documentId: 'abc', locale: 'hu' } as const
    const html = renderToStaticMarkup(
      <Blocks blocks={blocks} part={partOf({ entry }, 'blocks')} first={2} />,
    )
    const [, part = '', places] = /data-part="([^"]*)" data-blocks="([^"]*)"/.exec(html) ?? []
    expect(JSON.parse(part.replaceAll('&quot;', '"'))).toEqual({ ...entry, field: 'blocks' })
    expect(places).toBe('2 5')
    expect(html.match(/<h2|<blockquote|<p/g)).toEqual(['<h2', '<blockquote'])
  })

  test('and none for a visitor', () => {
    const html = renderToStaticMarkup(<Blocks blocks={blocks} part={partOf({}, 'blocks')} />)
    expect(html).not.toContain('data-')
  })
})

test('a drawing without a caption gets the date as its caption', () => {
  expect(draw({ ...blockSamples.chart, caption: '' })).toMatch(/<figcaption>[^<]*1984/)
  expect(draw({ ...blockSamples.cycle, caption: '' })).toMatch(/<figcaption>[^<]*1984[^<]*2026/)
})

describe('the own drawing of a lesson', () => {
  const show = (learner?: Learner) =>
    ownDrawings.map((drawing) =>
      renderToStaticMarkup(
        <Blocks blocks={[{ ...blockSamples.own, show: drawing, caption: '' }]} learner={learner} />,
      ),
    )

  test('is of the learner', () => {
    const born = show({ name: 'Ági', birthDate: '1987-12-05' })
    expect(born).not.toEqual(show({ name: 'Ági', birthDate: '1984-06-12' }))
    for (const html of born) expect(html).toMatch(/^<div[^>]*><figure/)
    expect(born[2]?.match(/<li>/g)).toHaveLength(7)
    expect(born.join('')).not.toContain('Így látod majd')
  })

  test('is a sample for visitors', () => {
    for (const html of show()) expect(html).toContain('Így látod majd a sajátodat')
  })

  test.each([undefined, null, ''])('is a link to the profile without a date of birth', (date) => {
    for (const html of show({ name: 'Ági', birthDate: date })) {
      expect(html).toMatch(/Ági, .*<a [^>]*href="\/profile"/)
      expect(html).not.toContain('<figure')
    }
  })
})

test('a video without a poster loads enough to show a frame', () => {
  expect(draw(blockSamples.film)).toContain('preload="none"')
  const bare = draw({ ...blockSamples.film, poster: undefined, captions: undefined, caption: '' })
  expect(bare).toContain('preload="metadata"')
  expect(bare).not.toMatch(/poster=|<track|<figcaption/)
})

describe('no script of an editor runs', () => {
  test.each(['javascript:alert(1)', 'data:text/html,a', '//evil.example', '/\\evil.example'])(
    'a link and a button to %s become plain text, or nothing',
    (url) => {
      const link = {
        type: 'link' as const,
        url,
        children: [{ type: 'text' as const, text: 'ide' }],
      }
      const html = draw({ type: 'paragraph', children: [link] }, { ...blockSamples.button, url })
      expect(html).toContain('<p>ide</p>')
      expect(html).not.toContain('<a ')
    },
  )

  test('a link to a page that does not exist yet becomes plain text', () => {
    const html = draw({ ...blockSamples.button, url: '/no/such/page' })
    expect(html).not.toContain('<a ')
  })

  test('HTML is text', () => {
    const children = [{ type: 'text' as const, text: '<img src=x onerror=alert(1)>' }]
    const html = draw({ type: 'quote', children })
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
