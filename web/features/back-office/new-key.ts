/**
 * What makes two sendings of one form one act (`key` in the contract): made when it is opened. Not `randomUUID`, which is
 * there on secure pages alone.
 */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
