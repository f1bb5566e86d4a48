import type { Language } from '@krono/contract'

type Written = (name: string, title: string) => string

const startsWithVowel = /^[aáeéiíoóöőuúüű]/iu

/** Grammar of a character after a name in each language. */
const written = {
  hun: (name, title) => `${name}, ${startsWithVowel.test(title) ? 'az' : 'a'} ${title}`,
  eng: (name, title) => `${name}, ${title.replace(/^The /, 'the ')}`,
  rus: (name, title) => `${name}, ${title.charAt(0).toLocaleLowerCase('ru')}${title.slice(1)}`,
} as const satisfies Record<Language, Written>

/** Name and character of a chart: "Ágnes, az Alkotó"; without a name the character alone. */
export const characterName = (language: Language, title: string, name = ''): string =>
  name ? written[language](name, title) : title
