'use client'

import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { refreshPage } from '../refresh-page'

type EndFormProps = {
  id: string
  words: Record<'reason' | 'reasonHint', string> & { form: FormWords }
}

/** Ends a campaign at this instant, with a reason for the log. */
export const EndForm = ({ id, words }: EndFormProps) => (
  <Form
    call="adminEndCampaign"
    look="quiet"
    about={id}
    words={words.form}
    schema={async () => (await import('@/lib/contract/back-office/campaigns')).endedCampaignForm}
    read={(values) => ({ id, reason: textOf(values, 'reason') })}
    onDone={refreshPage}
  >
    <Field name="reason" label={words.reason} hint={words.reasonHint} maxLength={400} required />
  </Form>
)
