/**
 * Writes a text to the clipboard; false if the browser refuses. Without TLS there is no clipboard. The copy guard does
 * not affect this function.
 */
export const writeToClipboard = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).then(
    (isWritten) => isWritten ?? false,
    () => false,
  )
