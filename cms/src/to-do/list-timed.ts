import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../finding/find-texts'
import { now } from '../lib/clock'
import { allWritings } from '../texts/all-writings'
import type { Writing } from '../texts/writing'
import { type Asked, mostListed, type Some } from './asked'

type Turn = Listed & { at: string; turn: 'begins' | 'ends' }

/** What begins or ends by itself, the next first. */
export async function listTimed(
  strapi: Core.Strapi,
  { language, may }: Asked,
): Promise<Some<Turn>> {
  const turns = (await allWritings(strapi))
    .filter(({ published }) => published !== 'never')
    .filter((writing) => may('read', writing))
    .flatMap((writing) => {
      const turn = nextTurn(writing, now())
      return turn ? [{ writing, ...turn }] : []
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const entries = turns
    .slice(0, mostListed)
    .map(({ writing, at, turn }) => ({ ...listed(writing, language), at: at.toISOString(), turn }))
  return { entries, total: turns.length }
}

/** The beginning that is to come, or else the end. */
export function nextTurn({ startDate, endDate }: Pick<Writing, 'startDate' | 'endDate'>, at: Date) {
  if (startDate && startDate > at) return { at: startDate, turn: 'begins' as const }
  if (endDate && endDate > at) return { at: endDate, turn: 'ends' as const }
  return undefined
}
