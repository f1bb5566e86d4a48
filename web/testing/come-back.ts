import { act } from '@testing-library/react'

/** The browser shows the page; `persisted` when it is as it was left, and nothing loads anew. */
export const showPage = (persisted: boolean) =>
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  })

/** The back button. */
export const comeBack = () => showPage(true)
