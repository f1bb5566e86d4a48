import { z } from 'zod'
import { noInput } from './account-fields'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import { filmPlace, filmPlaceAnswer, filmPlacesAnswer, filmQuery, filmToWatch } from './films'

/** What is no JSON: the bytes of a file, or captions. */
const bytes = z.unknown()

/** Calls about films: each asks anew whether whoever calls may watch (decision 193). */
export const filmEndpoints = {
  watchFilm: { method: 'GET', path: '/films/{id}/watch', input: filmQuery, answer: filmToWatch },
  filmStream: {
    method: 'GET',
    path: '/films/{id}/stream',
    isAnsweredByWeb: true,
    input: noInput,
    answer: bytes,
  },
  filmCaptions: {
    method: 'GET',
    path: '/films/{id}/captions',
    isAnsweredByWeb: true,
    input: filmQuery,
    answer: bytes,
  },
  // A page tells it past the client of the others: it must outlive the page, and be small.
  keepFilmPlace: {
    method: 'POST',
    path: '/films/{id}/progress',
    input: filmPlace,
    answer: filmPlaceAnswer,
  },
  filmPlaces: { ...ofPages.filmPlaces, input: noInput, answer: filmPlacesAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
