import { act } from '@testing-library/react'

/** Dispatches `pageshow`; `persisted` means that the page comes from the back/forward cache. */
export const showPage = (persisted: boolean) =>
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  })

/** Returns to the page with the back button. */
export const comeBack = () => showPage(true)
