import { useState } from 'react'

/** Local state with data of the server; it is reset when the server sends other data. */
export function useServerState<Value>(first: Value) {
  const [value, setValue] = useState(first)
  const [known, setKnown] = useState(first)
  if (known !== first) {
    setKnown(first)
    setValue(first)
  }
  return [value, setValue] as const
}
