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

/** Responses that are not JSON: the bytes of a file, or captions. */
const bytes = z.unknown()

/** Calls about videos: each checks whether the caller may watch (decision media-files). */
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
  // Not sent by the usual client: the request must outlive the page (keepalive) and be small.
  saveVideoPosition: {
    method: 'POST',
    path: '/films/{id}/progress',
    input: videoPosition,
    answer: videoPositionAnswer,
  },
  videoPositions: { ...ofPages.videoPositions, input: noInput, answer: videoPositionsAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
