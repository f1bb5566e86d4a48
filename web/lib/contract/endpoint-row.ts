/** What is known of a call. */
export type EndpointRow = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /api, the same in cms and web. */
  path: `/${string}`
  /** web computes it itself and does not ask the cms. */
  isAnsweredByWeb?: true
  /** It changes something: web takes it from its own pages only. Left out: every method but GET does. */
  changes?: true
  /** What a success means for web's session cookie: the answer is a session to seal, or there is none any more. */
  session?: 'starts' | 'ends'
  /** Most bytes of its body; left out: those of a form. */
  maxBytes?: number
  /** Its body is a file in parts; all others are JSON. */
  isMultipart?: true
}
