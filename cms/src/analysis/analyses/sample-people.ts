import type { AnalysisKind, Language, Person } from '@krono/contract'

type Names = Readonly<Record<Language, string>>

/** Invented people; `counts` is the number of them in a sample of each kind. */
const people = [
  { date: '1984-05-17', names: { hun: 'Kelemen Ágnes', eng: 'Helen Marsh', rus: 'Ольга Белова' } },
  { date: '1986-02-11', names: { hun: 'Bíró Tamás', eng: 'Daniel Reed', rus: 'Дмитрий Белов' } },
  { date: '2012-08-07', names: { hun: 'Bíró Luca', eng: 'Lucy Reed', rus: 'Лиза Белова' } },
  { date: '2015-06-02', names: { hun: 'Bíró Marci', eng: 'Sam Reed', rus: 'Миша Белов' } },
  { date: '1954-08-30', names: { hun: 'Kelemen Judit', eng: 'Ruth Marsh', rus: 'Нина Орлова' } },
  { date: '1993-09-12', names: { hun: 'Sipos Réka', eng: 'Amy Price', rus: 'Анна Громова' } },
] as const satisfies readonly { date: string; names: Names }[]

const counts = {
  short: 1,
  long: 1,
  relationship: 2,
  family: 4,
  group: 6,
} as const satisfies Record<AnalysisKind, number>

/** The invented people of a sample, with names of its language. */
export const samplePeople = (kind: AnalysisKind, language: Language): Person[] =>
  people.slice(0, counts[kind]).map(({ date, names }) => ({ date, name: names[language] }))
