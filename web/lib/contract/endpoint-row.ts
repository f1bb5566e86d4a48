import type { z } from 'zod'
import type { AdminArea } from './back-office/roles'

/** The definition of a call without its schemas, as shipped to browsers. */
export type EndpointRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, the same in cms and web; `{id}` matches letters, digits, `-` and `_`. */
  path: `/${string}`
  /** Its `{id}` is a secret token of a link and must not be logged. */
  isSecret?: true
  /** web handles the call itself: it computes or renders the response, or makes other calls to the cms. */
  isAnsweredByWeb?: true
  /** It changes data: web accepts it only from its own pages. Default: true for every method except GET. */
  changes?: true
  /**
   * A change that may be sent again after a lost answer: the same request gives the same success, and its effect once.
   * Without it the answer to a lost change is perhapsDone (decision error-answers).
   */
  isRepeatable?: true
  /** Effect of a success on web's session cookie: the response contains, or may contain, a session to set, or ends it. */
  session?: 'starts' | 'mayStart' | 'ends'
  /** Maximum body size in bytes; default: that of a form. */
  maxBytes?: number
  /** Stripe calls it: the body is signed, and the request comes from none of our pages. */
  isFromStripe?: true
  /** Authorized by a token in the request: accepted from any origin, without a session. */
  isFromAnywhere?: true
  /** Editors in a preview may make it, too: the cms answers from drafts and stores nothing. */
  isInPreview?: true
  /** Its body is multipart form data; all others are JSON. */
  isMultipart?: true
}

/** A schema, or one that depends on the civil date in the deployment's time zone. */
export type InputSchema = z.ZodType | ((today: string) => z.ZodType)

/** Input (the query of a GET, else the body; without the id of the path) and response of the cms. */
export type EndpointSchemas = {
  /** Left out: the input is no JSON. */
  input?: InputSchema
  answer: z.ZodType
  /** A call of the back office: what it touches decides which roles may make it. */
  area?: AdminArea
  /**
   * It gives access or makes permanent changes that a stolen session must not allow: the user must have entered the
   * password recently (decision password-confirmation). true: always; a list: when one of these fields is sent with a
   * value; isOff: when something is switched on again.
   */
  asksPassword?: true | readonly string[] | { isOff: false }
}
