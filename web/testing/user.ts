import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

// Longer than a busy machine ever needs: whoever waits in vain has found a fault.
configure({ asyncUtilTimeout: 10_000 })

/** Whoever sits before the page. Types without pauses; may choose a file that the dialog would not offer. */
export const user = userEvent.setup({ delay: null, applyAccept: false })
