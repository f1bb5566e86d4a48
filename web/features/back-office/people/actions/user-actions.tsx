'use client'

import { useRouter } from 'next/navigation'
import type { AdminUser } from '@/lib/contract/back-office/person'
import { CheckField } from '@/ui/form/check-field'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { isTicked, textOf } from '@/ui/form/read-values'
import { ActionDialog } from '../../panel/action-dialog'
import { ReasonField, reasonIn } from '../../panel/reason-field'
import pill from '../../shell/pill.module.css'
import { CouponFields, couponOf, DaysField, daysOf } from './action-fields'
import { actionSchema } from './action-schemas'
import type { ActionWords } from './action-words'
import styles from './actions.module.css'
import { saveFile } from './save-file'

type UserActionsProps = {
  user: Pick<AdminUser, 'id' | 'isAdmin' | 'isBlocked' | 'isConfirmed' | 'isYou'> & {
    hasSubscription: boolean
  }
  words: ActionWords
  /** Page after the account is deleted. */
  home: string
}

/** All actions of an admin on a user; actions that the cms would refuse are not offered. */
export function UserActions({ user, words, home }: UserActionsProps) {
  const { id, isAdmin, isBlocked, isConfirmed, isYou, hasSubscription } = user
  const { actions } = words
  const router = useRouter()
  const shared = { id, shared: words }
  const why = <ReasonField words={words.danger} />
  const ends = hasSubscription && <CheckField name="ends">{words.fields.ends}</CheckField>
  const endsOf = (values: FormData) =>
    hasSubscription ? { endsSubscription: isTicked(values, 'ends') } : {}
  return (
    <section className={styles.actions} aria-label={actions.label}>
      <ActionDialog
        {...shared}
        words={actions.giveDays}
        call="giveDays"
        schema={actionSchema('giveDaysBody')}
        read={(values, keyOf) => ({
          ...reasonIn(values),
          key: keyOf(textOf(values, 'days')),
          days: daysOf(values, 'days'),
        })}
      >
        <DaysField words={words} />
        {why}
      </ActionDialog>
      <ActionDialog
        {...shared}
        words={actions.giveCoupon}
        call="giveCoupon"
        schema={actionSchema('giveCouponBody')}
        read={(values, keyOf) => {
          const coupon = couponOf(values)
          return { ...reasonIn(values), key: keyOf(JSON.stringify(coupon)), ...coupon }
        }}
      >
        <CouponFields words={words} />
        {why}
      </ActionDialog>
      <ActionDialog
        {...shared}
        words={actions.writeLetter}
        call="writeLetter"
        schema={actionSchema('writeEmailBody')}
        read={(values, keyOf) => {
          const mail = { subject: textOf(values, 'subject'), text: textOf(values, 'text') }
          return { key: keyOf(JSON.stringify(mail)), ...mail }
        }}
      >
        <Field name="subject" label={words.fields.subject} maxLength={120} />
        <LongField
          name="text"
          label={words.fields.text}
          longest={4000}
          rows={8}
          words={words.fields}
        />
      </ActionDialog>
      <ActionDialog
        {...shared}
        words={actions.noteOnUser}
        call="noteOnUser"
        schema={actionSchema('noteBody')}
        read={(values) => ({ text: textOf(values, 'text') })}
      >
        <LongField name="text" label={words.fields.text} longest={500} words={words.fields} />
      </ActionDialog>
      <details className={styles.more}>
        <summary className={pill.pill}>{actions.more}</summary>
        <div className={styles.actions}>
          <ActionDialog
            {...shared}
            words={actions.signOut}
            call="signOut"
            schema={actionSchema('reasonBody')}
            read={reasonIn}
          >
            {why}
          </ActionDialog>
          {!isConfirmed && !isBlocked && (
            <ActionDialog
              {...shared}
              words={actions.confirmAgain}
              call="confirmAgain"
              schema={actionSchema('nothing')}
              read={() => ({})}
            />
          )}
          {!isBlocked && (
            <ActionDialog
              {...shared}
              words={actions.sendReset}
              call="sendReset"
              schema={actionSchema('nothing')}
              read={() => ({})}
            />
          )}
          <ActionDialog
            {...shared}
            words={actions.exportOfUser}
            call="exportOfUser"
            schema={actionSchema('reasonBody')}
            read={reasonIn}
            onDone={(data) => saveFile(`krono-${id}.json`, data)}
          >
            {why}
          </ActionDialog>
          {!isYou && !isBlocked && (
            <ActionDialog
              {...shared}
              words={isAdmin ? actions.unmakeAdmin : actions.makeAdmin}
              call="makeAdmin"
              schema={actionSchema('makeAdminBody')}
              read={(values) => ({ ...reasonIn(values), isAdmin: !isAdmin })}
            >
              {why}
            </ActionDialog>
          )}
          {!isYou && !isAdmin && (
            <>
              <ActionDialog
                {...shared}
                words={isBlocked ? actions.unblock : actions.block}
                call="blockUser"
                schema={actionSchema('blockBody')}
                read={(values) => ({
                  ...reasonIn(values),
                  isBlocked: !isBlocked,
                  ...(isBlocked ? {} : endsOf(values)),
                })}
              >
                {!isBlocked && ends}
                {why}
              </ActionDialog>
              <ActionDialog
                {...shared}
                words={actions.eraseUser}
                call="eraseUser"
                schema={actionSchema('eraseBody')}
                read={(values) => ({ ...reasonIn(values), ...endsOf(values) })}
                onDone={() => router.replace(home)}
              >
                {ends}
                {why}
              </ActionDialog>
            </>
          )}
        </div>
      </details>
    </section>
  )
}
