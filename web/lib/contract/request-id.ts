/** Header with the id of a request, in both directions: our proxy → web → cms, and back to the browser. */
export const requestIdHeader = 'x-request-id'

const form = /^[\w-]{8,64}$/

/** A received id; undefined for any other text, so that nothing else gets into logs. */
export const requestIdOf = (text: string | undefined): string | undefined =>
  text !== undefined && form.test(text) ? text : undefined
