import { normalizeText } from '@/lib/contract/normalize-text'
import { joinName } from './join-name'

type Columns = {
  name?: number
  prefix?: number
  first?: number
  middle?: number
  last?: number
  suffix?: number
  date?: number
  group?: number
}

/** Column names in exports of address books and in tables made by hand. */
const headers = {
  name: [
    'Név',
    'Teljes név',
    'Megjelenített név',
    'Name',
    'Full name',
    'Display name',
    'ФИО',
    'Имя и фамилия',
    'Полное имя',
  ],
  prefix: ['Névelőtag', 'Előtag', 'Name Prefix', 'Title', 'Обращение'],
  first: ['Keresztnév', 'Utónév', 'First name', 'Given name', 'Имя'],
  middle: [
    'Második keresztnév',
    'Második név',
    'Egyéb név',
    'Middle name',
    'Additional name',
    'Отчество',
  ],
  last: ['Vezetéknév', 'Családnév', 'Last name', 'Family name', 'Surname', 'Фамилия'],
  suffix: ['Névutótag', 'Utótag', 'Name Suffix', 'Suffix', 'Суффикс'],
  date: [
    'Születési dátum',
    'Születési idő',
    'Születés',
    'Születésnap',
    'Dátum',
    'Birth date',
    'Birthdate',
    'Date of birth',
    'Birthday',
    'DOB',
    'Born',
    'Date',
    'Дата рождения',
    'День рождения',
    'Дата',
  ],
  group: [
    'Csoport',
    'Címkék',
    'Kategóriák',
    'Group',
    'Labels',
    'Categories',
    'Группа',
    'Ярлыки',
    'Категории',
  ],
} as const satisfies Record<keyof Columns, readonly string[]>

const kinds = new Map(
  Object.entries(headers).flatMap(([kind, names]) =>
    names.map((name) => [normalizeText(name), kind as keyof Columns] as const),
  ),
)

const kindOf = (cell: string) =>
  kinds.get(
    normalizeText(cell)
      .replace(/[\s_]+/g, ' ')
      .trim(),
  )

/** Number of rows that decide the content of a column without a name. */
const sample = 50

/**
 * The columns of name, date and group: by the names in the first row, else by what looks like dates (`isDate`) and the
 * first other column with words. `hasHeader`: the first row contains column names.
 */
export function findColumns(rows: readonly string[][], isDate: (text: string) => boolean) {
  const columns: Columns = {}
  for (const [index, cell] of (rows[0] ?? []).entries()) {
    const kind = kindOf(cell)
    if (kind !== undefined) columns[kind] ??= index
  }
  const hasHeader = Object.keys(columns).length > 0
  const body = rows.slice(hasHeader ? 1 : 0, sample)
  columns.date ??= mostOften(body, isDate) ?? 1
  const hasName = [columns.name, columns.first, columns.last].some((index) => index !== undefined)
  if (!hasName) columns.name = mostOften(body, isWord, columns.date) ?? (columns.date === 0 ? 1 : 0)
  return { columns, hasHeader }
}

const isWord = (text: string) => /\p{L}/u.test(text)

/** The first of the columns in which most cells match. */
function mostOften(rows: readonly string[][], is: (text: string) => boolean, but?: number) {
  const counts = new Map<number, number>()
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      if (index !== but && is(cell)) counts.set(index, (counts.get(index) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0]
}

/** The name of a row: as written, or joined in the order of the language. */
export function nameOf(row: readonly string[], columns: Columns, isFamilyFirst: boolean) {
  const cell = (index: number | undefined) => (index === undefined ? '' : (row[index] ?? '').trim())
  return (
    cell(columns.name) ||
    joinName(
      {
        family: cell(columns.last),
        given: cell(columns.first),
        additional: cell(columns.middle),
        prefix: cell(columns.prefix),
        suffix: cell(columns.suffix),
      },
      isFamilyFirst,
    )
  )
}
