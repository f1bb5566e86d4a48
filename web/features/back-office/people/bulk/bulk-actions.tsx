'use client'

import { Field } from '@/ui/form/field'
import { textOf } from '@/ui/form/read-values'
import { CouponFields, couponOf, DaysField, daysOf } from '../actions/action-fields'
import { BulkDialog } from './bulk-dialog'
import type { BulkWords } from './bulk-words'

/** Bulk actions on selected users: each has a preview. */
export const BulkActions = ({ words }: { words: BulkWords }) => (
  <>
    <BulkDialog
      action="addToGroup"
      words={words}
      what={(values) => ({ act: 'addToGroup', group: textOf(values, 'what.group') })}
    >
      <Field
        name="what.group"
        label={words.fields.group}
        hint={words.fields.groupHint}
        maxLength={80}
      />
    </BulkDialog>
    <BulkDialog
      action="giveCoupon"
      words={words}
      what={(values) => ({ act: 'giveCoupon', ...couponOf(values, 'what.') })}
    >
      <CouponFields words={words} of="what." />
    </BulkDialog>
    <BulkDialog
      action="giveDays"
      words={words}
      what={(values) => ({ act: 'giveDays', days: daysOf(values, 'what.days') })}
    >
      <DaysField words={words} of="what." />
    </BulkDialog>
    <BulkDialog action="block" words={words} what={() => ({ act: 'block' })} />
  </>
)
