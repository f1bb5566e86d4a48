import type { AnalysisKind, AnalysisPerson, Language, PersonRole } from '@krono/contract'

type Names = Readonly<Record<Language, string>>

/** Invented people. */
const people = [
  { date: '1984-05-17', names: { hun: 'Kelemen Ágnes', eng: 'Helen Marsh', rus: 'Ольга Белова' } },
  { date: '1986-02-11', names: { hun: 'Bíró Tamás', eng: 'Daniel Reed', rus: 'Дмитрий Белов' } },
  { date: '2012-08-07', names: { hun: 'Bíró Luca', eng: 'Lucy Reed', rus: 'Лиза Белова' } },
  { date: '2015-06-02', names: { hun: 'Bíró Marci', eng: 'Sam Reed', rus: 'Миша Белов' } },
  { date: '1954-08-30', names: { hun: 'Kelemen Judit', eng: 'Ruth Marsh', rus: 'Нина Орлова' } },
  { date: '1993-09-12', names: { hun: 'Sipos Réka', eng: 'Amy Price', rus: 'Анна Громова' } },
  { date: '1979-04-21', names: { hun: 'Vass Péter', eng: 'Mark Ellis', rus: 'Павел Жуков' } },
  { date: '1990-11-03', names: { hun: 'Gál Dóra', eng: 'Nora Finch', rus: 'Дарья Котова' } },
] as const satisfies readonly { date: string; names: Names }[]

type Place = readonly [place: number, role?: PersonRole]

/** The people of each kind's sample, with their parts. */
const samples: Record<AnalysisKind, readonly Place[]> = {
  short: [[0]],
  long: [[0]],
  relationship: [
    [0, 'partner'],
    [1, 'partner'],
  ],
  family: [
    [0, 'parent'],
    [1, 'parent'],
    [2, 'child'],
    [3, 'child'],
  ],
  group: [[0, 'lead'], ...[1, 4, 5, 6, 7].map((place): Place => [place, 'colleague'])],
}

/** The invented people of a sample, with names of its language. */
export const samplePeople = (kind: AnalysisKind, language: Language): AnalysisPerson[] =>
  samples[kind].flatMap(([place, role]) => {
    const person = people[place]
    if (!person) return []
    return [{ name: person.names[language], date: person.date, ...(role && { role }) }]
  })
