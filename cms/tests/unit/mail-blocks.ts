import { type Block, blockSamples, type InlineNode, type ListItem } from '@krono/contract'

export const text = (words: string) => ({ type: 'text' as const, text: words })
export const linkTo = (url: string, words: string): InlineNode => ({
  type: 'link',
  url,
  children: [text(words)],
})
export const paragraph = (...children: InlineNode[]): Block => ({ type: 'paragraph', children })
export const item = (words: string): ListItem => ({ type: 'list-item', children: [text(words)] })
export const button = (url: string, words: string): Block => ({
  ...blockSamples.button,
  ...{ url, label: words },
})

/** Each kind of block: its name, the block, its HTML and its plain text. */
export const renderedBlocks: [string, Block, string, string][] = [
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
    'a list in a list',
    blockSamples.list,
    '<ul><li>Első pont<ol><li>Beljebb</li></ol></li></ul>',
    '- Első pont\n  1. Beljebb',
  ],
  [
    'a picture',
    blockSamples.image,
    '<p><img src="https://krono.example/uploads/kep.webp" alt="Hét korong egy tengelyen"></p><p class="muted">A kép aláírása</p>',
    '[Hét korong egy tengelyen]\nA kép aláírása',
  ],
  [
    'a film: no mail program plays one',
    blockSamples.film,
    '<p><a href="https://krono.example/uploads/film.mp4"><img src="https://krono.example/uploads/film.webp" alt="Egy nap hullámai"></a></p><p><a class="link" href="https://krono.example/uploads/film.mp4">▶ Film: Egy nap hullámai</a></p><p class="muted">A film aláírása</p>',
    'Film: Egy nap hullámai:\nhttps://krono.example/uploads/film.mp4\nA film aláírása',
  ],
  [
    'a film without a poster',
    { ...blockSamples.film, poster: undefined, caption: '' },
    '<p><a class="link" href="https://krono.example/uploads/film.mp4">▶ Film: Egy nap hullámai</a></p>',
    'Film: Egy nap hullámai:\nhttps://krono.example/uploads/film.mp4',
  ],
  [
    'a user’s chart',
    blockSamples.chart,
    '<p><img src="https://krono.example/api/drawing?of=chart&amp;date=1984-06-12" alt="A rajz: 1984. június 12." width="388"></p><p class="muted">A rajz aláírása</p>',
    '[A rajz: 1984. június 12.]\nA rajz aláírása',
  ],
  [
    'energy cycles without a caption',
    { ...blockSamples.cycle, caption: '' },
    '<p><img src="https://krono.example/api/drawing?of=cycle&amp;date=1984-06-12&amp;day=2026-11-20" alt="Energiaciklusok: 1984. június 12., a jelölt nap 2026. november 20." width="552"></p><p class="muted">Energiaciklusok: 1984. június 12., a jelölt nap 2026. november 20.</p>',
    '[Energiaciklusok: 1984. június 12., a jelölt nap 2026. november 20.]',
  ],
  [
    'one link alone',
    paragraph(text(''), linkTo('/biorhythm', 'itt'), text('')),
    '<p><a class="link" href="https://krono.example/biorhythm">itt</a></p>',
    'itt (https://krono.example/biorhythm)',
  ],
  [
    'HTML of an editor',
    paragraph(text('<b>x</b> & "y"')),
    '<p>&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot;</p>',
    '<b>x</b> & "y"',
  ],
]
