import { expect, test } from '@jest/globals'
import type { ListCell } from '@/lib/contract/back-office/lists/list-query'
import { csvWriter } from './csv-lines'
import type { ListWords } from './list-words'

const words = {
  columns: { name: 'Név', email: 'E-mail', spent: 'Elköltött', newsletter: 'Hírlevél' },
  options: {},
  list: { yes: 'igen', no: 'nem' },
} as unknown as ListWords

const person = (name: string) => ({ id: 'x', name, email: 'a@b.hu', pictureUrl: null })

const row = (cells: Record<string, ListCell>) => ({ id: 'x', cells })

const linesOf = (rows: readonly ReturnType<typeof row>[], wanted = 'spent,newsletter') => {
  const { head, lines } = csvWriter('users', wanted, words)
  return [head(), ...lines(rows).split('\r\n')].map((line) => line.trim())
}

test('amounts are numbers in a column for each currency, which a spreadsheet can sum', () => {
  const money = [
    { amount: 7_297_000, currency: 'huf' as const },
    { amount: 799, currency: 'gbp' as const },
  ]
  expect(
    linesOf([
      row({ name: person('Ágnes'), spent: money, newsletter: true }),
      row({ name: person('Béla'), spent: [{ amount: 150_050, currency: 'huf' }] }),
      row({ name: person('Csilla'), spent: [] }),
    ]),
  ).toEqual([
    '\ufeffNév;E-mail;Elköltött (HUF);Elköltött (GBP);Hírlevél'.trim(),
    'Ágnes;a@b.hu;72970;7,99;igen',
    'Béla;a@b.hu;1500,50;;',
    'Csilla;a@b.hu;;;',
    '',
  ])
})

test.each(['=1+1', '+36', '-x', '@SUM(A1)'])('%s is inert in a spreadsheet', (name) => {
  const [, line] = linesOf([row({ name: person(name) })])
  expect(line).toMatch(/^"'/)
})

test('without an account both cells of a person are empty', () => {
  const [, line] = linesOf([row({ name: null, newsletter: false })])
  expect(line).toBe(';;;;nem')
})
