import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../../analysis/text-search/find-texts'
import { allWritings } from '../../analysis/texts/all-writings'
import type { Writing } from '../../analysis/texts/writing'
import { now } from '../../platform/lib/clock'
import { mostListed, type Some, type Viewer } from './asked'

type Turn = Listed & { at: string; turn: 'begins' | 'ends' }

/** Scheduled beginnings and ends, the next first. */
export async function listTimed(
  strapi: Core.Strapi,
  { language, may }: Viewer,
): Promise<Some<Turn>> {
  const turns = (await allWritings(strapi))
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

type Timed = Pick<Writing, 'published' | 'startDate' | 'endDate' | 'publishAt' | 'unpublishAt'>

/** The next beginning, otherwise the end; an entry's own dates have no effect before its first publication. */
export function nextTurn(writing: Timed, at: Date) {
  const { published, publishAt, unpublishAt } = writing
  if (publishAt && publishAt > at) return { at: publishAt, turn: 'begins' as const }
  if (published === 'never') return undefined
  const { startDate } = writing
  const endDate = writing.endDate ?? unpublishAt
  if (startDate && startDate > at) return { at: startDate, turn: 'begins' as const }
  if (endDate && endDate > at) return { at: endDate, turn: 'ends' as const }
  return undefined
}
