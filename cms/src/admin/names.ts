import type { Language } from '@krono/contract'
import { english, hungarian, russian } from './content-words'
import { englishKeys, hungarianKeys, russianKeys } from './key-words'

type Words = Readonly<Record<string, string>>

const choices: Readonly<Record<Language, Words>> = { hun: hungarian, eng: english, rus: russian }
const parts: Readonly<Record<Language, Words>> = {
  hun: hungarianKeys,
  eng: englishKeys,
  rus: russianKeys,
}

/** What each octant of a chakra is (engine §3). */
const octants = [
  ['aboveAverage', 'intake'],
  ['extremelyHigh', 'intake'],
  ['extremelyHigh', 'release'],
  ['aboveAverage', 'release'],
  ['average', 'release'],
  ['low', 'release'],
  ['low', 'intake'],
  ['average', 'intake'],
] as const

const octantWords = {
  hun: (octant: number) => `${octant}. nyolcad`,
  eng: (octant: number) => `octant ${octant}`,
  rus: (octant: number) => `октант ${octant}`,
} as const satisfies Record<Language, (octant: number) => string>

const versionWords = {
  hun: (number: string) => `${number}. változat`,
  eng: (number: string) => `version ${number}`,
  rus: (number: string) => `вариант ${number}`,
} as const satisfies Record<Language, (number: string) => string>

/** What people call something that the code knows by a word or a key; where it has no name, that. */
export const nameIn = (language: Language, value: string): string =>
  choices[language][value] ?? nameOfText(language, value) ?? value

/** `chakra.throat.3` → Csakra: Torok, 3. nyolcad (átlag feletti, kiad) */
function nameOfText(language: Language, key: string): string | undefined {
  const [subject = '', ...rest] = key.split('.')
  const name = choices[language][subject]
  if (!name || rest.length === 0) return undefined
  const said = rest.map((part) =>
    subject === 'chakra' && /^[0-7]$/.test(part)
      ? octantIn(language, Number(part))
      : partIn(language, part),
  )
  return `${name}: ${said.join(', ')}`
}

const partIn = (language: Language, part: string): string =>
  part
    .split('-')
    .map((one) =>
      /^\d$/.test(one)
        ? versionWords[language](one)
        : (parts[language][one] ?? choices[language][one] ?? one),
    )
    .join(', ')

function octantIn(language: Language, octant: number): string {
  const said = (octants[octant] ?? []).map((word) => parts[language][word])
  return `${octantWords[language](octant)} (${said.join(', ')})`
}
