/** What names a form that moves something: made when it is opened. Also where a page is not secure, as in tests. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) =>
    one.toString(16).padStart(8, '0'),
  ).join('')
