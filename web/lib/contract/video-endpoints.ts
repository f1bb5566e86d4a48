import { z } from 'zod'
import { noInput } from './account-fields'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import {
  videoPosition,
  videoPositionAnswer,
  videoPositionsAnswer,
  videoQuery,
  videoToWatch,
} from './videos'

/** What is no JSON: the bytes of a file, or captions. */
const bytes = z.unknown()

/** Calls about films: each checks again whether the caller may watch (decision media-files). */
export const videoEndpoints = {
  watchVideo: { method: 'GET', path: '/films/{id}/watch', input: videoQuery, answer: videoToWatch },
  videoStream: {
    method: 'GET',
    path: '/films/{id}/stream',
    isAnsweredByWeb: true,
    input: noInput,
    answer: bytes,
  },
  videoCaptions: {
    method: 'GET',
    path: '/films/{id}/captions',
    isAnsweredByWeb: true,
    input: videoQuery,
    answer: bytes,
  },
  // A page tells it past the client of the others: it must outlive the page, and be small.
  saveVideoPosition: {
    method: 'POST',
    path: '/films/{id}/progress',
    input: videoPosition,
    answer: videoPositionAnswer,
  },
  videoPositions: { ...ofPages.videoPositions, input: noInput, answer: videoPositionsAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
