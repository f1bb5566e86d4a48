import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordFaults } from './word-faults.ts'
import { rulesOf, thingsOf } from './word-list.ts'
import { allPlaces } from './word-places.ts'

const page = `# Words

## Things

| thing | hun | eng | rus | what it is | places |
| --- | --- | --- | --- | --- | --- |
| my chart | Az én kronóm | My chart | Мой кроно | numbers | \`messages.menu\`, \`messages.tab\` |

## Words not to use

| language | not | but | except |
| --- | --- | --- | --- |
| hun | \`ábra*\`, \`ábrá*\` | kronó | \`texts.cupboard\` |
| eng | \`log in\` | sign in | |
`

const list = { things: thingsOf(page), rules: rulesOf(page) }

const names = (['messages.menu', 'messages.tab'] as const).flatMap((key) => [
  { key, language: 'hun' as const, text: 'Az én kronóm' },
  { key, language: 'eng' as const, text: 'My chart' },
  { key, language: 'rus' as const, text: 'Мой кроно' },
])
const fine = [
  ...names,
  { key: 'texts.cupboard.long', language: 'hun' as const, text: 'Összeszereled ábra nélkül.' },
]

test('texts that follow the list have no faults', () => {
  assert.deepEqual(wordFaults(list, fine), [])
})

const broken = [
  ['a word not to use', { key: 'email-templates.paid', language: 'hun', text: 'Ez az ábrád.' }],
  ['a second full stop behind a day', { key: 'y', language: 'hun', text: 'Kelt: 2026. május 1..' }],
  ['marks of another language', { key: 'x', language: 'hun', text: 'A “majd” nem nap.' }],
  ['straight marks', { key: 'x', language: 'eng', text: 'It says "later".' }],
  ['single marks', { key: 'x', language: 'eng', text: 'It says ‘later’.' }],
  ['marks of the West', { key: 'x', language: 'rus', text: 'Написано “потом”.' }],
  ['a neuter chart', { key: 'x', language: 'rus', text: 'Первое кроно лежит на столе.' }],
  ['a neuter verb of a chart', { key: 'x', language: 'rus', text: 'Здесь кроно готово.' }],
  ['a chart with an ending', { key: 'x', language: 'rus', text: 'Сколько у нас кронов?' }],
  ['the name of the product in Cyrillic', { key: 'x', language: 'rus', text: 'Что такое КРОНО?' }],
  ['two genders in one word', { key: 'x', language: 'rus', text: 'Всё, что ты вписал(а).' }],
  ['a gender', { key: 'x', language: 'rus', text: 'Ты не заметила, а жаль.' }],
  ['a gender of others', { key: 'messages.admin.x', language: 'rus', text: 'Стал админом' }],
  ['what somebody did', { key: 'messages.admin.x', language: 'rus', text: 'не заплатила' }],
  [
    'what was done to somebody',
    { key: 'messages.admin.people.states.x', language: 'rus', text: 'не подтверждён' },
  ],
  ['two words not to use together', { key: 'x', language: 'eng', text: 'Please log in here' }],
] as const

for (const [what, place] of broken) {
  test(`${what} is reported`, () => assert.equal(wordFaults(list, [...fine, place]).length, 1))
}

test('a word that only begins with a refused one is allowed, and so is another language', () => {
  const others = [
    { key: 'x', language: 'eng' as const, text: 'A blog in ábra' },
    { key: 'y', language: 'hun' as const, text: 'Megábrázolja' },
    { key: 'z', language: 'rus' as const, text: 'Ты сначала думаешь: «у стола ты свой».' },
    { key: 'messages.admin.shop.log', language: 'rus' as const, text: 'Журнал' },
    { key: 'messages.admin.shop.states.x', language: 'rus' as const, text: 'возвращён' },
    { key: 'messages.admin.people.states.x', language: 'rus' as const, text: 'адрес подтверждён' },
    {
      key: 'messages.admin.people.timeline.what.x',
      language: 'rus' as const,
      text: 'Выдана ссылка',
    },
    { key: 'o', language: 'eng' as const, text: 'It’s “later”.' },
    { key: 'p.placeholder', language: 'eng' as const, text: '["a"]' },
  ]
  assert.deepEqual(wordFaults(list, [...fine, ...others]), [])
})

test('a different name at a place, and a missing place, are reported', () => {
  const renamed = fine.map((place) => (place === names[3] ? { ...place, text: 'Én ábrám' } : place))
  assert.equal(wordFaults(list, renamed).length, 2)
  assert.equal(wordFaults(list, fine.slice(1)).length, 1)
})

test('an unused exception is reported', () => {
  assert.match(wordFaults(list, names).join(), /excuses nothing/)
})

test('messages, errors, e-mails, posts, pages, texts and the panel are all checked', async () => {
  const kinds = new Set((await allPlaces()).map(({ key }) => key.split(/[./]/)[0]))
  assert.deepEqual([...kinds].sort(), [
    'blog',
    'courses',
    'ebooks',
    'editor',
    'email',
    'email-templates',
    'errors',
    'messages',
    'panel',
    'site',
    'texts',
  ])
})
