import { type Language, normalizeText } from '@krono/contract'
import type { Dice } from './dice'
import { names } from './names'

const dayMs = 86_400_000

export type Person = {
  id: number
  email: string
  firstName: string
  lastName: string
  language: Language
  birthDate: string
  joinedAt: number
}

/** First and last name of a person; common family names are chosen more often. */
export function nameFor(dice: Dice, language: Language) {
  const { families, women, men } = names[language]
  // Common names have low indexes.
  const family = families[Math.floor(families.length * dice.roll() ** 1.8)] ?? families[0]
  const isWoman = dice.may(0.72)
  const firstName = dice.oneOf<string>(isWoman ? women : men)
  const lastName = language === 'rus' && isWoman ? `${family}а` : String(family)
  return { firstName, lastName }
}

/** In the country's order of names. */
export const fullName = (
  language: Language,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
) => (language === 'hun' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`)

/** A birth date with an age in this range at that time; most are about forty. */
export function birthDateFor(
  dice: Dice,
  at: number,
  [youngest, oldest]: readonly [number, number],
) {
  const age = youngest + ((dice.roll() + dice.roll() + dice.roll()) / 3) * (oldest - youngest)
  return new Date(at - age * 365.25 * dayMs).toISOString().slice(0, 10)
}

// Reserved domains, so that no e-mail is ever delivered (RFC 2606).
const hosts = { 'posta.example': 5, 'level.example': 3, 'mail.example': 2 } as const

const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, index) => [
    letter,
    'a b v g d e e zh z i y k l m n o p r s t u f h c ch sh sch  y  e yu ya'.split(' ')[index] ??
      '',
  ]),
)

/** Contains the id, so that each address is unique. */
const addressOf = (
  dice: Dice,
  id: number,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
) => {
  const name = [...normalizeText(`${lastName}.${firstName}`)].map(
    (letter) => latin[letter] ?? letter,
  )
  return `${name.join('').replace(/[^a-z.]/g, '')}${id}@${dice.weighed(hosts)}`
}

export function personFor(dice: Dice, id: number, joinedAt: number): Person {
  const language = dice.weighed({ hun: 86, eng: 9, rus: 5 })
  const name = nameFor(dice, language)
  return {
    ...{ id, ...name, email: addressOf(dice, id, name), language, joinedAt },
    birthDate: birthDateFor(dice, joinedAt, [17, 72]),
  }
}
