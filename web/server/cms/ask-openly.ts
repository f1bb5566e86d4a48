import { type EndpointName, errors, type Sent } from '@krono/contract'
import { askCms } from './ask-cms'
import { callerOfPage } from './caller-of-page'
import { unlessRefused } from './content-error'

type Question<Name extends EndpointName> = {
  endpoint: Name
  /** Stands in the path of some. */
  id?: string
  input: Sent[Name]
  /** Of the reader, where the answer depends on them. */
  token?: string | undefined
}

const nothingThere = [errors.notFound.status, errors.invalidField.status]

/**
 * Asks the cms what anybody may ask who has the right words (the secret of a link), for a page made per
 * request. Undefined where there is nothing (400, 404). Throws ContentError.
 */
export async function askOpenly<Name extends EndpointName>({ token, ...asked }: Question<Name>) {
  return unlessRefused(askCms({ ...asked, caller: await callerOfPage(token) }), nothingThere)
}
