import { describe, expect, test } from '@jest/globals'
import { commonGroups, normalizeText, savedDatesImport } from '@krono/contract'
import Papa from 'papaparse'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { groupsToMake, readGroups } from '../import/group-of-file'
import { readPeople } from '../import/read-people'
import { sortOut } from '../import/sort-out'
import { separators } from './separators'
import { writeCsv } from './write-csv'

const latest = '2026-11-21'

/** Names of people and groups with characters that a table can corrupt. */
const specialNames = {
  hun: ['Őry-Kővári Ágnes', 'Űző Ödön ifj.', 'Név', 'Barátok'],
  eng: ["Sinéad O'Neil", 'Zoë Müller, Jr.', 'Name', 'Friends'],
  rus: ['Щукина Ёлочка', 'Наталья «Ната»', 'Имя', 'Друзья'],
}
const everywhere = [
  '=1+1',
  "'=1+1",
  "''=1+1",
  '-x',
  '+36 30',
  '@SUM(A1)',
  'Kis; "Be;la", id',
  '"',
  "'",
  'sep=;',
  '1984-06-12',
  'x'.repeat(80),
]

const languages = {
  hun: { messages: hun, order: 'yearFirst', date: '1984. 06. 12.', isFamilyFirst: true },
  eng: { messages: eng, order: 'dayFirst', date: '12/06/1984', isFamilyFirst: false },
  rus: { messages: rus, order: 'yearFirst', date: '12.06.1984', isFamilyFirst: false },
} as const

type Language = keyof typeof languages

function exportOf(language: Language) {
  const { list, groups } = languages[language].messages.database
  const names = [...specialNames[language], ...everywhere]
  const own = ['=Choir', "'=Choir", 'Work; old, "jo"', 'x'.repeat(40)].map((name, index) => ({
    id: `own${index}`,
    name,
  }))
  const all = [...commonGroups.map((id) => ({ id, name: groups[id] })), ...own]
  const people = names.map((name, index) => ({
    id: `${index}`,
    name,
    date: '1984-06-12',
    group: all[index % (all.length + 1)]?.id ?? null,
    isInvited: false,
  }))
  const groupNames = new Map(all.map(({ id, name }) => [id, name]))
  const text = writeCsv({
    people,
    groupNames,
    header: [list.name, list.birthDate, list.group],
    separator: separators[language],
  })
  const common = commonGroups.map((id) => ({ id, name: groups[id] }))
  return { text, people, groupNames, common }
}

/** A text encoded as Windows does. */
function inCodePage(text: string, encoding: string) {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  )
  return new Uint8Array([...text].map((letter) => bytes.get(letter) ?? 63))
}

const inUtf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

/** Variants of an exported file: unchanged, or saved again by a spreadsheet. */
const fileVariants: Record<string, (text: string, language: Language) => BlobPart> = {
  'as it was': (text) => text,
  'without its mark': (text) => text.slice(1),
  'as Unicode text with tabs': (text, language) => {
    const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: separators[language] })
    return inUtf16(`\ufeff${Papa.unparse(data, { delimiter: '\t' })}`)
  },
  'with dates of the language': (text, language) =>
    text.replaceAll(/(?<=[;,])1984-06-12(?=[;,])/g, languages[language].date),
  'in a code page of Windows': (text, language) =>
    inCodePage(text.slice(1), language === 'rus' ? 'windows-1251' : 'windows-1250'),
  'with a line for Excel': (text, language) =>
    `\ufeffsep=${separators[language]}\r\n${text.slice(1)}`,
}

describe.each(['hun', 'eng', 'rus'] as const)('an export in %s', (language) => {
  test.each(Object.keys(fileVariants))(
    'is imported completely into an empty account, %s',
    async (variant) => {
      const { text, people, groupNames, common } = exportOf(language)
      const { order, isFamilyFirst } = languages[language]
      const file = new Blob([fileVariants[variant]?.(text, language) ?? ''])
      const found = await readPeople(file, {
        order,
        latest,
        timeZone: 'Europe/Budapest',
        isFamilyFirst,
      })
      const verdicts = sortOut(found.people, {
        order,
        latest,
        timeZone: 'Europe/Budapest',
        // The answer to the question about 12/06/1984.
        columnOrder: 'dayFirst',
        known: new Set(),
      })
      const groupOf = readGroups(common)
      const sent = found.people.flatMap(({ group }, index) => {
        const verdict = verdicts[index]
        if (verdict?.state !== 'ready') return []
        return [{ name: verdict.name, date: verdict.date, ...groupOf(group) }]
      })
      expect(verdicts.filter(({ state }) => state !== 'ready')).toEqual([])
      const imported = savedDatesImport(latest).parse({ people: sent }).people
      expect(
        imported.map(({ name, date, group, groupName }) => [name, date, groupName ?? group]),
      ).toEqual(
        people.map(({ name, date, group }) => [
          name,
          date,
          group?.startsWith('own') ? groupNames.get(group) : group,
        ]),
      )
      expect(groupsToMake(sent)).toHaveLength(4)
    },
  )

  test('is recognized when it is imported again', async () => {
    const { text, people } = exportOf(language)
    const { order, isFamilyFirst } = languages[language]
    const found = await readPeople(new Blob([text]), {
      order,
      latest,
      timeZone: 'Europe/Budapest',
      isFamilyFirst,
    })
    const known = new Set(people.map(({ name, date }) => `${date} ${normalizeText(name)}`))
    const states = sortOut(found.people, { order, latest, timeZone: 'Europe/Budapest', known }).map(
      ({ state }) => state,
    )
    expect(new Set(states)).toEqual(new Set(['known']))
  })
})

test('a table of another language matches the default groups', () => {
  const groupOf = readGroups([
    { id: 'family', name: 'Family' },
    { id: 'friends', name: 'Friends' },
    { id: 'choir', name: 'Kórus' },
  ])
  expect(['Család', 'ДРУЗЬЯ', 'korus', ' ', '', 'Munka'].map(groupOf)).toEqual([
    { group: 'family', groupName: null },
    { group: 'friends', groupName: null },
    { group: 'choir', groupName: null },
    { group: null, groupName: null },
    { group: null, groupName: null },
    { group: null, groupName: 'Munka' },
  ])
  expect(groupOf(`${'x'.repeat(39)} y`).groupName).toBe('x'.repeat(39))
})
