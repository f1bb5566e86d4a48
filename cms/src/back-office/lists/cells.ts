import { type Currency, currencies, type ListCell, type Money } from '@krono/contract'
import { fullName } from '../../members/users/full-name'
import type { Found } from './definition'

/** A column value of either database, as the API returns it. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

export const instantOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : new Date(value as Date).toISOString()

const isCurrency = (text: unknown): text is Currency => currencies.some((one) => one === text)

/** One amount, or none. */
export const moneyOf = (amount: unknown, currency: unknown): Money[] =>
  isCurrency(currency) && amount !== null ? [{ amount: Number(amount), currency }] : []

/** The nonzero amounts of each currency. */
export const amountsOf = (row: Found, columns: Readonly<Record<Currency, string>>): Money[] =>
  currencies
    .map((currency) => ({ amount: Number(row[columns[currency]] ?? 0), currency }))
    .filter(({ amount }) => amount !== 0)

type Person = {
  document_id: string
  first_name: string | null
  last_name: string | null
  email: string
  picture: string | null
}

/** A user with an account, from the user's columns. */
export function personCell(row: Found): ListCell {
  const { document_id, first_name, last_name, email, picture } = row as Person
  return {
    id: document_id,
    name: fullName({ firstName: first_name, lastName: last_name }),
    email,
    pictureUrl: picture && `/uploads/people/${picture}-256.webp`,
  }
}
