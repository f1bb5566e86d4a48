import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

// Longer than a busy machine ever needs: a timeout is a fault.
configure({ asyncUtilTimeout: 10_000 })

/** The user in tests. Types without pauses; may choose a file that the dialog would not offer. */
export const user = userEvent.setup({ delay: null, applyAccept: false })
