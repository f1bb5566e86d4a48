import type { z } from 'zod'

/** What is known of a call without its schemas: all that a browser gets of it. */
export type EndpointRow = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, the same in cms and web; `{id}` stands for one part of letters, digits, `-` and `_`. */
  path: `/${string}`
  /** Its `{id}` is the secret of a link, which no log tells. */
  isSecret?: true
  /** web makes the answer itself: computes it, draws it, or asks the cms in words of its own. */
  isAnsweredByWeb?: true
  /** It changes something: web takes it from its own pages only. Left out: every method but GET does. */
  changes?: true
  /** What a success means for web's session cookie: the answer is, or may hold, a session to seal, or there is none any more. */
  session?: 'starts' | 'mayStart' | 'ends'
  /** Most bytes of its body; left out: those of a form. */
  maxBytes?: number
  /** Stripe calls it: its bytes are signed, and it comes from no page of ours. */
  isFromStripe?: true
  /** A token in it is its right, whatever page or program sends it; it is asked for no session. */
  isFromAnywhere?: true
  /** Its body is a file in parts; all others are JSON. */
  isMultipart?: true
}

/** A schema, or one that depends on the civil date in the deployment's time zone. */
export type InputSchema = z.ZodType | ((today: string) => z.ZodType)

/** What a call takes (the query of a GET, else the body; not the id of its path) and what the cms answers. */
export type EndpointSchemas = {
  /** Left out: what comes is no JSON. */
  input?: InputSchema
  answer: z.ZodType
  /**
   * It gives away, or changes for good, what a stolen session must not: the password must have been typed a short while
   * ago (decision password-confirmation), always or when one of these fields is sent and says something, or what is off
   * is switched on.
   */
  asksPassword?: true | readonly string[] | { isOff: false }
}
