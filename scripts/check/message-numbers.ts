/** The languages of the product, with their locale codes for `Intl`. */
export const locales = { hun: 'hu', eng: 'en', rus: 'ru' } as const

export type Language = keyof typeof locales

export const languages = Object.keys(locales) as Language[]

// Allowed names of arguments, and whether they count things. An unknown name is refused until it is listed here.

/** A number of things: the noun after it is inflected. */
export const counted = new Set([
  'added',
  'all',
  'changed',
  'count',
  'days',
  'done',
  'fewest',
  'known',
  'left',
  'lessons',
  'minutes',
  'longest',
  'most',
  'needed',
  'offset',
  'over',
  'pages',
  'period',
  'shown',
  'total',
  'uses',
])

/** Words, dates and money, decimals, and numbers that name a position. */
export const uncounted = new Set([
  ...['author', 'best', 'characters', 'course', 'edition', 'siteName', 'year'],
  ...['a', 'audience', 'b', 'chakra', 'chakras', 'change', 'closest', 'confidence', 'contour'],
  ...[
    'causes',
    'counts',
    'cycle',
    'dominant',
    'email',
    'example',
    'facts',
    'filters',
    'form',
    'formula',
    'giver',
    'highest',
    'hour',
  ],
  ...['intakeChakras', 'inviter', 'kind', 'label', 'language', 'level', 'list', 'lowest'],
  ...[
    'name',
    'names',
    'often',
    'ordered',
    'other',
    'own',
    'page',
    'paid',
    'pairs',
    'points',
    'product',
    'range',
    'readings',
  ],
  ...[
    'reason',
    'reflection',
    'releaseChakras',
    'side',
    'stars',
    'strongest',
    'title',
    'trend',
    'type',
    'weakest',
    'what',
    'zone',
  ],
  ...['amount', 'birth', 'date', 'dateA', 'dateB', 'day', 'moment', 'price', 'time'],
  ...[
    'band',
    'degrees',
    'eight',
    'energy',
    'error',
    'first',
    'harmony',
    'intake',
    'limit',
    'lower',
  ],
  ...['m', 'mean', 'middle', 'percent', 'release', 'rest', 'score', 'second', 'share', 'sixteen'],
  ...['length', 'rounds', 'strayed', 'sum', 'three', 'upper', 'value', 'variance'],
  ...['engine', 'from', 'jdn', 'jdnA', 'jdnB', 'number', 'octant', 'phase', 'place', 'row', 'step'],
  ...['texts', 'to', 'version'],
  ...['chance', 'correlation', 'scale'],
  ...[
    'column',
    'end',
    'ended',
    'filter',
    'lived',
    'phaseName',
    'plan',
    'span',
    'start',
    'when',
    'without',
  ],
])

/** Words that may follow a number without being counted by it. */
export const smallWords: Record<Language, ReadonlySet<string>> = {
  hun: new Set(['egész', 'lehet', 'maradéka']),
  eng: new Set(['and', 'as', 'divided', 'is', 'more', 'of', 'to']),
  rus: new Set(['до', 'и', 'из', 'на', 'равна']),
}
