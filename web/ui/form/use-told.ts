import { useState } from 'react'

/** What a page told, as it may be changed since; it begins again when the page is made anew and tells something else. */
export function useTold<Told>(first: Told) {
  const [value, setValue] = useState(first)
  const [told, setTold] = useState(first)
  if (told !== first) {
    setTold(first)
    setValue(first)
  }
  return [value, setValue] as const
}
