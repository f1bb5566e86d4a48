import { screen, within } from '@testing-library/react'
import { z } from 'zod'
import { setup, tableOf } from './fixtures'

export const words = setup.words.import
export const noneSaved = () => ({ items: [] })
export const anna = { name: 'Anna Smith', date: '1984-06-12' }
export const three = tableOf([
  ['Anna Smith', '12.06.1984', 'Choir'],
  ['Ben Miller', '31.04.1979', ''],
  ['Cleo Jones', '1990-01-02', 'Family'],
])

export const entry = (row: number) =>
  within(screen.getByText(`Entry ${row}`, { exact: false }).closest('li') ?? document.body)
export const dateOf = (row: number) =>
  entry(row).getByRole<HTMLInputElement>('textbox', { name: /Date/ })
export const importing = (count: number) =>
  screen.findByRole('button', { name: `Import (${count})` })
export const count = (label: string) => screen.getByText(label).nextElementSibling?.textContent

const importCall = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      date: z.string(),
      group: z.string().nullable(),
      groupName: z.string().nullable(),
    }),
  ),
})
export const peopleOf = (input: unknown) => importCall.parse(input).people
export const allAdded = (input: unknown) => ({ added: peopleOf(input).length, known: 0 })
