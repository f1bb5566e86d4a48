import { configure } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

// Longer than a busy machine needs, so a timeout is a real failure.
configure({ asyncUtilTimeout: 10_000 })

/** The user in tests. Types without delays; may upload files that the dialog would not offer. */
export const user = userEvent.setup({ delay: null, applyAccept: false })
