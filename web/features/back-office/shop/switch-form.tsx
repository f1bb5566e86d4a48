'use client'

import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { refreshPage } from './refresh-page'

type SwitchFormProps = {
  call: 'adminSwitchCoupon' | 'adminSwitchPayLink'
  id: string
  isOff: boolean
  words: Record<'reason' | 'reasonHint', string> & { form: FormWords }
}

/** Switches something off, or on again, with a reason for the log. */
export const SwitchForm = ({ call, id, isOff, words }: SwitchFormProps) => (
  <Form
    call={call}
    look="quiet"
    about={id}
    words={words.form}
    schema={async () => (await import('@/lib/contract/back-office/shop-fields')).switchedForm}
    read={(values) => ({ id, isOff: !isOff, reason: textOf(values, 'reason') })}
    onDone={refreshPage}
  >
    <Field name="reason" label={words.reason} hint={words.reasonHint} maxLength={400} required />
  </Form>
)
