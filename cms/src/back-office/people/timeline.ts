import { type EventGroup, eventsOnPage, type UserEvent } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { type Facts, type Row, type Source, timelineSources } from './timeline-sources'

type Place = { at: number; source: number; id: number }

type Ask = { group?: EventGroup | undefined; before?: string | undefined }

/** A user's events, newest first, in pages: each source is queried for at most one page. */
export async function timelineOf(strapi: Core.Strapi, user: UserRow, { group, before }: Ask) {
  const after = before === undefined ? undefined : placeOf(before)
  const found = await Promise.all(
    timelineSources.map((source, place) =>
      group === undefined || source.group === group
        ? eventsOf(strapi, { source, place, user, after })
        : [],
    ),
  )
  const sorted = found.flat().sort((a, b) => compare(a.place, b.place))
  const events = sorted.slice(0, eventsOnPage).map(({ event }) => event)
  const isMore = sorted.length > eventsOnPage
  return { events, next: (isMore && events.at(-1)?.id) || null }
}

const compare = (a: Place, b: Place) => b.at - a.at || a.source - b.source || b.id - a.id

/** Parses an event id made here; an unknown source name gives source -1. */
function placeOf(text: string): Place {
  const [at, name, id] = text.split('-')
  const source = timelineSources.findIndex((one) => one.name === name)
  return { at: Number(at), source, id: Number(id) }
}

type Question = { source: Source; place: number; user: UserRow; after: Place | undefined }

async function eventsOf({ db }: Core.Strapi, { source, place, user, after }: Question) {
  const { id, at, facts } = source
  const asking = source
    .rows(db.connection, user)
    .select({ id, at, ...facts })
    .orderBy([
      { column: at, order: 'desc' },
      { column: id, order: 'desc' },
    ])
    .limit(eventsOnPage + 1)
  if (after) {
    const instant = new Date(after.at)
    asking.where((older) => {
      older.where(at, '<', instant)
      if (place === after.source)
        older.orWhere((same) => same.where(at, instant).where(id, '<', after.id))
      if (place > after.source) older.orWhere(at, instant)
    })
  }
  const rows: Row[] = await asking
  return rows.map((row) => eventOf(source, place, row))
}

function eventOf(source: Source, place: number, row: Row): { place: Place; event: UserEvent } {
  const { name, group, what, facts, more } = source
  const at = new Date(row.at as string | number)
  const columnFacts = Object.fromEntries(
    Object.keys(facts).flatMap((key) => (key === 'after' ? [] : [[key, toFact(key, row[key])]])),
  )
  return {
    place: { at: at.getTime(), source: place, id: row.id },
    event: {
      id: `${at.getTime()}-${name}-${row.id}`,
      at: at.toISOString(),
      group,
      what: typeof what === 'string' ? what : what(row),
      facts: { ...columnFacts, ...more?.(row) },
    },
  }
}

/** Instants are returned as texts, whatever the database stores. */
function toFact(key: string, value: unknown): Facts[string] {
  if (value === null || value === undefined) return null
  if (key.endsWith('At')) return new Date(value as string | number).toISOString()
  return value as Facts[string]
}
