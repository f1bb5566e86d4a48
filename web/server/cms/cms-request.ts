import type { Loading } from './loading'

/** Caller of a request: the user of the token, else a visitor. The cms counts rate limits by the address. */
export type Caller = { token?: string | undefined; address?: string | undefined }

export type CmsRequest = {
  /** Path below /api, with a leading slash. */
  path: string
  /** Replaces `{id}` in the path. */
  id?: string | undefined
  /** The query with its question mark, or an empty string. */
  search?: string
  method?: string
  caller: Caller
  /** Added to the headers of every request. */
  headers?: Record<string, string> | undefined
  body?: BodyInit | undefined
  loading?: Loading
}
