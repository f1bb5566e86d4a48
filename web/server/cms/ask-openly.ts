import { type EndpointName, errors, type Sent } from '@krono/contract'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { unlessRefused } from './content-error'

type Question<Name extends EndpointName> = {
  endpoint: Name
  /** Replaces `{id}` in the path. */
  id?: string
  input: Sent[Name]
  /** Session token of the reader, if the response depends on the reader. */
  token?: string | undefined
}

const notFoundStatuses = [errors.notFound.status, errors.invalidField.status]

/**
 * Sends a request that needs no session, such as one with the secret of a link, for a page rendered per request.
 * Undefined if nothing is found (400, 404). Throws ContentError.
 */
export async function askOpenly<Name extends EndpointName>({ token, ...question }: Question<Name>) {
  return unlessRefused(askCms({ ...question, caller: await callerOfPage(token) }), notFoundStatuses)
}
