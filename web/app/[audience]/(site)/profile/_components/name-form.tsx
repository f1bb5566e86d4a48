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
  /** The page that redirected here because of the missing name; undefined: stay on the profile. */
  redirectUrl: string | undefined
  children: ReactNode
}

/** Saves first and last name; a full page load then shows the name everywhere. */
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
        // The me call renews the session, which does not contain the name yet.
        void callApi('me', {}, rest.words).then(() => {
          leaveTo(redirectUrl ?? location.pathname)
        })
        return 'leaves'
      }}
    />
  )
}
