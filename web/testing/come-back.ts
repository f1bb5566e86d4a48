import { act } from '@testing-library/react'

/** The back button: the browser shows the page again as it was left, nothing loads anew. */
export const comeBack = () =>
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
