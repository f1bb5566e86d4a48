import type { BlockKind, BlockOf } from './blocks'

const nothing: BlockOf<'film'>['children'] = [{ type: 'text', text: '' }]
const words = (text: string) => [{ type: 'text' as const, text }]

/** One complete block of each kind. Tests compare the panel's table, the page and the e-mail with these. */
export const blockSamples: { readonly [Kind in BlockKind]: BlockOf<Kind> } = {
  paragraph: {
    type: 'paragraph',
    children: [
      ...words('Szóról szóra, és '),
      { type: 'link', url: '/biorhythm', children: words('tovább') },
      ...words('.'),
    ],
  },
  heading: { type: 'heading', level: 2, children: words('Alcím') },
  list: {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: words('Első pont') },
      {
        type: 'list',
        format: 'ordered',
        indentLevel: 1,
        children: [{ type: 'list-item', children: words('Beljebb') }],
      },
    ],
  },
  quote: { type: 'quote', children: words('Idézett szó') },
  image: {
    type: 'image',
    image: {
      ...{ id: 1, url: '/uploads/kep.webp', width: 1200, height: 800 },
      alternativeText: 'Hét korong egy tengelyen',
      caption: 'A kép aláírása',
    },
    children: nothing,
  },
  film: {
    type: 'film',
    film: { id: 2, url: '/uploads/film.mp4' },
    poster: { id: 3, url: '/uploads/film.webp', width: 1280, height: 720 },
    captions: { id: 4, url: '/uploads/felirat.vtt' },
    alternativeText: 'Egy nap hullámai',
    caption: 'A film aláírása',
    children: nothing,
  },
  button: { type: 'button', label: 'Kiszámolom', url: '/biorhythm', children: nothing },
  chart: { type: 'chart', date: '1984-06-12', caption: 'A rajz aláírása', children: nothing },
  cycle: {
    type: 'cycle',
    ...{ date: '1984-06-12', day: '2026-11-20' },
    caption: 'A hullám aláírása',
    children: nothing,
  },
  own: { type: 'own', show: 'chart', caption: 'A saját rajz aláírása', children: nothing },
}
