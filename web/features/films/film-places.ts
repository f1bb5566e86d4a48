import { callApi } from '@/client/api-client'
import { whenKnown } from '@/client/session/who-is-here'
import type { Calls } from '@/lib/contract/calls'

type FilmPlace = Calls['filmPlaces']['answer']['films'][number]

/** A list without its marks is whole: nobody is told why they are missing. */
const silent = { unavailable: '', failed: '' }

const none: ReadonlyMap<string, FilmPlace> = new Map()
let places = none
const listeners = new Set<() => void>()

/** Where whoever is signed in stopped in a film, as far as it is known. */
export const readPlace = (film: string) => places.get(film)

/** Pages are kept for everybody of an audience: nobody stopped anywhere. */
export const readOnServer = () => undefined

/** Asked for once for all cards of a page, and anew on the next: one comes back from a film. */
export function subscribe(listener: () => void) {
  if (listeners.size === 0) void ask()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

async function ask() {
  await whenKnown()
  const answer = await callApi('filmPlaces', {}, silent)
  if (!answer.ok) return
  places = new Map(answer.data.films.map((place) => [place.film, place]))
  for (const tell of listeners) tell()
}
