import { useState } from 'react'

/** Data from a page as local state; it is reset when the page is loaded again with other data. */
export function useServerState<Value>(first: Value) {
  const [value, setValue] = useState(first)
  const [known, setKnown] = useState(first)
  if (known !== first) {
    setKnown(first)
    setValue(first)
  }
  return [value, setValue] as const
}
