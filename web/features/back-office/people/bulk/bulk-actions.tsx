'use client'

import type { BulkAction } from '@/lib/contract/back-office/people-actions'
import { Field } from '@/ui/form/field'
import { textOf } from '@/ui/form/read-values'
import { CouponFields, couponOf, DaysField, daysOf } from '../actions/action-fields'
import { BulkDialog } from './bulk-dialog'
import type { BulkWords } from './bulk-words'

type BulkActionsProps = {
  /** The actions that the admin's role may take. */
  allowed: readonly BulkAction['act'][]
  words: BulkWords
}

/** Bulk actions on selected users: each has a preview. */
export const BulkActions = ({ allowed, words }: BulkActionsProps) => (
  <>
    {allowed.includes('addToGroup') && (
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
    )}
    {allowed.includes('giveCoupon') && (
      <BulkDialog
        action="giveCoupon"
        words={words}
        what={(values) => ({ act: 'giveCoupon', ...couponOf(values, 'what.') })}
      >
        <CouponFields words={words} of="what." />
      </BulkDialog>
    )}
    {allowed.includes('giveDays') && (
      <BulkDialog
        action="giveDays"
        words={words}
        what={(values) => ({ act: 'giveDays', days: daysOf(values, 'what.days') })}
      >
        <DaysField words={words} of="what." />
      </BulkDialog>
    )}
    {allowed.includes('block') && (
      <BulkDialog action="block" words={words} what={() => ({ act: 'block' })} />
    )}
  </>
)
