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
import type { CallOnUser } from './calls-on-user'
import { ChangeRole } from './change-role'
import { saveFile } from './save-file'

type UserActionsProps = {
  user: Pick<AdminUser, 'id' | 'isAdmin' | 'adminRole' | 'isBlocked' | 'isConfirmed' | 'isYou'> & {
    hasSubscription: boolean
  }
  /** The actions that the admin's role may take. */
  allowed: readonly CallOnUser[]
  words: ActionWords
  /** Page after the account is deleted. */
  home: string
}

/** The actions of an admin on a user; actions that the cms would refuse are not offered. */
export function UserActions({ user, allowed, words, home }: UserActionsProps) {
  const { id, isAdmin, adminRole, isBlocked, isConfirmed, isYou, hasSubscription } = user
  const { actions } = words
  const router = useRouter()
  const shared = { id, shared: words }
  const why = <ReasonField words={words.danger} />
  const ends = hasSubscription && <CheckField name="ends">{words.fields.ends}</CheckField>
  const endsOf = (values: FormData) =>
    hasSubscription ? { endsSubscription: isTicked(values, 'ends') } : {}
  const may = (call: CallOnUser) => allowed.includes(call)
  const offers = {
    signOut: may('signOut'),
    removeSecondFactor: may('removeSecondFactor') && !isYou,
    confirmAgain: may('confirmAgain') && !isConfirmed && !isBlocked,
    sendReset: may('sendReset') && !isBlocked,
    exportOfUser: may('exportOfUser'),
    changeRole: may('changeRole') && !isYou && !isBlocked,
    blockUser: may('blockUser') && !isYou && !isAdmin,
    eraseUser: may('eraseUser') && !isYou && !isAdmin,
  }
  if (allowed.length === 0) return null
  return (
    <section className={styles.actions} aria-label={actions.label}>
      {may('giveDays') && (
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
      )}
      {may('giveCoupon') && (
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
      )}
      {may('writeLetter') && (
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
      )}
      {may('noteOnUser') && (
        <ActionDialog
          {...shared}
          words={actions.noteOnUser}
          call="noteOnUser"
          schema={actionSchema('noteBody')}
          read={(values) => ({ text: textOf(values, 'text') })}
        >
          <LongField name="text" label={words.fields.text} longest={500} words={words.fields} />
        </ActionDialog>
      )}
      {Object.values(offers).some(Boolean) && (
        <details className={styles.more}>
          <summary className={pill.pill}>{actions.more}</summary>
          <div className={styles.actions}>
            {offers.signOut && (
              <ActionDialog
                {...shared}
                words={actions.signOut}
                call="signOut"
                schema={actionSchema('reasonBody')}
                read={reasonIn}
              >
                {why}
              </ActionDialog>
            )}
            {offers.removeSecondFactor && (
              <ActionDialog
                {...shared}
                words={actions.removeSecondFactor}
                call="removeSecondFactor"
                schema={actionSchema('reasonBody')}
                read={reasonIn}
              >
                {why}
              </ActionDialog>
            )}
            {offers.confirmAgain && (
              <ActionDialog
                {...shared}
                words={actions.confirmAgain}
                call="confirmAgain"
                schema={actionSchema('nothing')}
                read={() => ({})}
              />
            )}
            {offers.sendReset && (
              <ActionDialog
                {...shared}
                words={actions.sendReset}
                call="sendReset"
                schema={actionSchema('nothing')}
                read={() => ({})}
              />
            )}
            {offers.exportOfUser && (
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
            )}
            {offers.changeRole && <ChangeRole id={id} role={adminRole} words={words} />}
            {offers.blockUser && (
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
            )}
            {offers.eraseUser && (
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
            )}
          </div>
        </details>
      )}
    </section>
  )
}
