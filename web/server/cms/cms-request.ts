import type { Loading } from './loading'

/** For whom the cms is asked: the user of the token, else a visitor; it counts the question for the address. */
export type Caller = { token?: string | undefined; address?: string | undefined }

export type CmsRequest = {
  /** Below /api, from its slash on. */
  path: string
  /** Stands in the path of some, as `{id}`. */
  id?: string | undefined
  /** The query with its question mark, or nothing. */
  search?: string
  method?: string
  caller: Caller
  /** Beside those that every request has. */
  headers?: Record<string, string> | undefined
  body?: BodyInit | undefined
  loading?: Loading
}
