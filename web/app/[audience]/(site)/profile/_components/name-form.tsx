'use client'

import type { ReactNode } from 'react'
import { callApi } from '@/client/api-client'
import { leaveTo } from '@/client/pending-requests'
import { userUpdateSchema } from '@/features/account/user-update-schema'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'

type NameFormProps = {
  words: FormWords
  /** The page that redirected here for the name; without it the profile stays. */
  redirectUrl: string | undefined
  children: ReactNode
}

/** Saves first and last name; a whole new page then knows how to call its reader. */
export function NameForm({ redirectUrl, ...rest }: NameFormProps) {
  return (
    <Form
      {...rest}
      call="updateUser"
      schema={userUpdateSchema}
      read={(values) => ({
        firstName: textOf(values, 'firstName'),
        lastName: textOf(values, 'lastName'),
      })}
      onDone={() => {
        // The me call renews the session, which until then knows of no name.
        void callApi('me', {}, rest.words).then(() => {
          leaveTo(redirectUrl ?? location.pathname)
        })
        return 'leaves'
      }}
    />
  )
}
