import type { DateOrder } from './date-text'

/** Names and abbreviations of the months, January first. */
const names = {
  yearFirst: [
    'jan|január|januar',
    'feb|febr|február|februar',
    'már|mar|márc|marc|március|marcius',
    'ápr|apr|április|aprilis',
    'máj|maj|május|majus',
    'jún|jun|június|junius',
    'júl|jul|július|julius',
    'aug|augusztus',
    'szep|szept|szeptember',
    'okt|október|oktober',
    'nov|november',
    'dec|december',
  ],
  dayFirst: [
    'jan|january|янв|январь|января',
    'feb|february|фев|февр|февраль|февраля',
    'mar|march|мар|март|марта',
    'apr|april|апр|апрель|апреля',
    'may|май|мая',
    'jun|june|июн|июнь|июня',
    'jul|july|июл|июль|июля',
    'aug|august|авг|август|августа',
    'sep|sept|september|сен|сент|сентябрь|сентября',
    'oct|october|окт|октябрь|октября',
    'nov|november|ноя|нояб|ноябрь|ноября',
    'dec|december|дек|декабрь|декабря',
  ],
} as const satisfies Partial<Record<DateOrder, readonly string[]>>

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

type MonthWord = {
  /** 1 to 12 */
  month: number
  /** Date order of the languages with this word; undefined if languages of both orders have it. */
  order?: DateOrder | undefined
}

const words = new Map<string, MonthWord>(roman.map((text, index) => [text, { month: index + 1 }]))
for (const order of ['yearFirst', 'dayFirst'] as const) {
  for (const [index, row] of names[order].entries()) {
    for (const text of row.split('|')) {
      words.set(text, { month: index + 1, ...(words.has(text) ? {} : { order }) })
    }
  }
}

/** The month of a Hungarian, English or Russian word or a Roman numeral; undefined for other words. */
export const readMonthWord = (word: string): MonthWord | undefined => words.get(word.toLowerCase())
