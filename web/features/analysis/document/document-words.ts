import { dateOf, dayNumberOf } from '@krono/chart'
import { formatDateText } from '@/base/text/date-text'
import { languages } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { isChakra } from '@/features/chart/drawing/is-chakra'

type Code = keyof typeof languages

/** Message namespaces of the engine's keys that documents contain. */
type Subject =
  | 'chakra'
  | 'chakraLong'
  | 'measure'
  | 'relationship.type'
  | 'relationship.understanding'

const make = (code: Code) => {
  const { intl, dateOrder } = languages[code]
  const figure = new Intl.NumberFormat(intl, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const longDay = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
  const dayOfMonth = new Intl.DateTimeFormat(intl, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const month = new Intl.DateTimeFormat(intl, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const dayAndMonth = new Intl.DateTimeFormat(intl, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const narrowMonth = new Intl.DateTimeFormat(intl, { month: 'narrow', timeZone: 'UTC' })
  const all = new Intl.ListFormat(intl, { type: 'conjunction' })
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  const t = translations<never>(undefined, code)
  return {
    /** All messages of the site, in the document's language. */
    t,
    kind: translations('analysis.kind', code),
    chapter: translations('analysis.chapter', code),
    chakra: translations('chakra', code),
    measure: translations('measure', code),
    /** The level of a measure; for a chakra its phase, which has names of its own (engine §3). */
    levelOf: (of: string, level: string) =>
      t(`${isChakra(of) ? 'phase' : 'level'}.${level}` as 'level.low'),
    /** The word of a key that is typed as text only: documents contain no keys except the engine's. */
    wordOf: (subject: Subject, key: string) => t(`${subject}.${key}` as 'chakra.crown'),
    /** BCP 47, for `lang`. */
    lang: languages[code].locale,
    /** `98,7` */
    figure: (value: number) => figure.format(value),
    /** `1984.06.12.` */
    date: (day: string) => formatDateText(day, dateOrder),
    /** `1984. június 12.` */
    longDate: (day: string) => longDay.format(at(day)),
    /** `dec. 3.` */
    shortDate: (day: string) => dayOfMonth.format(at(day)),
    /** `YYYY-MM` → `2026. december` */
    month: (yearAndMonth: string) => month.format(at(`${yearAndMonth}-01`)),
    /** `YYYY-MM` → `D` */
    monthLetter: (yearAndMonth: string) => narrowMonth.format(at(`${yearAndMonth}-01`)),
    /** Seven days: `december 28. – január 3.` */
    week: (from: string) => dayAndMonth.formatRange(at(from), at(dateOf(dayNumberOf(from) + 6))),
    /** `Anna, Béla és Cili` */
    list: (names: readonly string[]) => all.format(names),
    /** The word between two names. */
    and: all.format(['', '']).trim(),
  }
}

export type DocumentWords = ReturnType<typeof make>

const made = new Map<Code, DocumentWords>()

/** Words, dates and numbers of an analysis in its own language, which can differ from the site's. */
export function documentWords(code: Code): DocumentWords {
  const words = made.get(code) ?? make(code)
  made.set(code, words)
  return words
}
