/**
 * Idempotency key (`key` in the contract), made when the form is opened. Not `randomUUID`, which exists in secure
 * contexts only.
 */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
