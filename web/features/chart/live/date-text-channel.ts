type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** Passes the text of the page's date field to the drawing: field and drawing are two islands. */
export const publishDateText = (text: string) => {
  for (const listener of listeners) listener(text)
}

export const subscribeDateText = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
