/**
 * Puts a text on the clipboard; false when the browser does not let us. Without TLS there is no clipboard at
 * all. The guard against copying leaves this way open.
 */
export const writeToClipboard = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).then(
    (isWritten) => isWritten ?? false,
    () => false,
  )
