import { dayText } from '@/base/text/day-text'
import { fill } from '@/base/text/fill'
import { isolate } from '@/features/relationship/people'
import type { NextAnalysis } from '@/lib/contract/next-analysis'
import type { NextWords } from './next-words'

/** A link with more names than this is too long. */
const mostNames = 4

/** The reason of an offered analysis, and the text of the link to its order. */
export function nextText({ kind, people, reason, about, until }: NextAnalysis, words: NextWords) {
  const list = new Intl.ListFormat(words.intl, { type: 'conjunction' })
  const names = people.map(({ name }) => isolate(name))
  const [a = '', b = ''] = names
  const shown = names.length > mostNames ? [`${a} +${names.length - 1}`] : names
  return {
    reason: fill(words[reason], {
      a,
      b,
      name: list.format(about.map(isolate)),
      date: until ? dayText(until, { intl: words.intl, timeZone: 'UTC' }) : '',
    }),
    link: fill(words.link, { kind: words.kind[kind], name: list.format(shown) }),
  }
}
