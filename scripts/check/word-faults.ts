import { type Language, languages } from './message-numbers.ts'
import type { Rule, Thing } from './word-list.ts'
import type { Place } from './word-places.ts'

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')

/** Matches whole words; `ábra*` matches words that begin with it. */
const patternOf = ({ not }: Rule) => {
  const words = not.map((word) => escaped(word).replaceAll('*', '\\p{L}*'))
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'u')
}

const isAt = (place: string, key: string) =>
  key === place || key.startsWith(`${place}.`) || key.startsWith(`${place}/`)

function ruleFaults(rule: Rule, places: readonly Place[]): string[] {
  const pattern = patternOf(rule)
  const found = places.filter(
    ({ language, text }) => language === rule.language && pattern.test(text),
  )
  const idle = rule.except.filter((place) => !found.some(({ key }) => isAt(place, key)))
  return [
    ...found
      .filter(({ key }) => !rule.except.some((place) => isAt(place, key)))
      .map(
        ({ key, text }) =>
          `${rule.language}: ${key} says "${pattern.exec(text)?.[0]}", not ${rule.but}`,
      ),
    ...idle.map((place) => `${rule.language}: the exception ${place} excuses nothing`),
  ]
}

function thingFaults({ thing, names, places: wanted }: Thing, places: readonly Place[]): string[] {
  return wanted.flatMap((key) =>
    languages.flatMap((language) => {
      const place = places.find((one) => one.key === key && one.language === language)
      if (!place) return [`${language}: ${key}, where "${thing}" should stand, is missing`]
      const name = names[language]
      return place.text === name ? [] : [`${language}: ${key} says "${place.text}", not "${name}"`]
    }),
  )
}

type Shape = {
  language: Language
  pattern: RegExp
  does: string
  /** Keys to check; all keys by default. */
  at?: RegExp
}

/** Patterns that are wrong in a language for every text. */
const shapes: readonly Shape[] = [
  // A Hungarian day ends with a full stop, so a second one must not follow.
  {
    language: 'hun',
    pattern: /\d\.\.(?!\.)/,
    does: 'puts a full stop behind a day, which has one',
  },
  { language: 'hun', pattern: /["“‘«»]/, does: 'quotes otherwise than with „…”' },
  { language: 'eng', pattern: /["„‘«»]/, does: 'quotes otherwise than with “…”' },
  { language: 'rus', pattern: /["„“”‘]/, does: 'quotes otherwise than with «…»' },
  // The reader's gender is unknown: their past actions need words without a gender.
  {
    language: 'rus',
    pattern:
      /\p{L}\(-?(?:а|я|ла|лась|ась|на|ая)\)|(?<!\p{L})ты (?:не |уже |ещё )?(?!сначала)\p{L}+(?:л|ла|лся|лась)(?!\p{L})/iu,
    does: 'gives its reader a gender',
  },
  // The Russian name of a chart is masculine and has no cases; the product's own name is KRONO in every language.
  {
    language: 'rus',
    pattern:
      /(?<!\p{L})(?:\p{L}+(?:ое|ее|ьё)|(?:мо|тво|сво)ё|[Ээ]то) [Кк]роно(?!\p{L})|[Кк]рон(?:ов|ам|ами|ах|о\p{L}|о (?:\p{L}+ло|готово|похоже|оно))(?!\p{L})/u,
    does: 'takes кроно for a neuter word or one with endings',
  },
  { language: 'rus', pattern: /КРОНО/u, does: 'spells KRONO in Cyrillic' },
  // Texts for admins are about people of unknown gender as well: those about a person alone begin with neither a past
  // tense nor, where the person is the subject, a participle.
  {
    language: 'rus',
    at: /^messages\.admin\./,
    pattern: /^(?:больше |не |уже |ещё )*(?!журнал)\p{L}+(?:л|ла|лся|лась)(?!\p{L})/iu,
    does: 'gives whom it is about a gender',
  },
  {
    language: 'rus',
    at: /^messages\.admin\.(?:lists\.columns|people\.(?:facts|states|timeline\.what|bulk\.why))\./,
    pattern: /^(?:не |уже |ещё )*\p{L}{3,}(?:(?:ан|ен|ён|ят|ыт)(?!\p{L})|(?:ана|ена|ята|ыта)$)/iu,
    does: 'gives whom it is about a gender',
  },
]

/** A code sample in the placeholder of an empty field is not text. */
const isSample = ({ key }: Place) => key.endsWith('.placeholder')

const shapeFaults = (places: readonly Place[]): string[] =>
  places
    .filter((place) => !isSample(place))
    .flatMap(({ key, language, text }) =>
      shapes
        .filter(
          ({ language: of, at, pattern }) =>
            of === language && (!at || at.test(key)) && pattern.test(text),
        )
        .map(({ does }) => `${language}: ${key} ${does}`),
    )

/** Texts that use a word the list refuses, or another name for a listed thing. */
export const wordFaults = (
  { things, rules }: { things: readonly Thing[]; rules: readonly Rule[] },
  places: readonly Place[],
): string[] => [
  ...rules.flatMap((rule) => ruleFaults(rule, places)),
  ...things.flatMap((thing) => thingFaults(thing, places)),
  ...shapeFaults(places),
]
