type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** Passes the text of the page's date field to the drawing: they are separate client components. */
export const publishDateText = (text: string) => {
  for (const listener of listeners) listener(text)
}

export const subscribeDateText = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
