import { expect, test } from '@jest/globals'
import { readAnalysis } from './read-people'

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('people are read row by row, with their part if one was chosen', () => {
  const form = formOf({
    'people.0.name': 'Anna',
    'people.0.date': '1984.06.12.',
    'people.0.role': 'parent',
    'people.1.name': 'Béla',
    'people.1.date': '2024.01.02.',
    'people.1.role': '',
    'people.2.name': 'Cili',
    'people.2.date': '1990.03.04.',
    'confirmations.areCorrect': 'on',
  })
  expect(readAnalysis(form, 'yearFirst')).toEqual({
    people: [
      { name: 'Anna', date: '1984-06-12', role: 'parent' },
      { name: 'Béla', date: '2024-01-02' },
      { name: 'Cili', date: '1990-03-04' },
    ],
    confirmations: { areCorrect: true, mayBeInexact: false },
  })
})
