type Listener = (text: string) => void

const listeners = new Set<Listener>()

/** What stands in the date field of the page, told to whoever draws it: field and drawing are two islands. */
export const tellText = (text: string) => {
  for (const listener of listeners) listener(text)
}

export const hearText = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
