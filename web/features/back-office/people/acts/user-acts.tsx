'use client'

import { leaveTo } from '@/client/underway'
import type { AdminUser } from '@/lib/contract/back-office/person'
import { CheckField } from '@/ui/form/check-field'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { isTicked, textOf } from '@/ui/form/read-values'
import pill from '../../shell/pill.module.css'
import { ActDialog } from './act-dialog'
import { CouponFields, couponOf, DaysField, daysOf, ReasonField } from './act-fields'
import { actSchema } from './act-schemas'
import type { ActWords } from './act-words'
import styles from './acts.module.css'
import { saveFile } from './save-file'

type UserActsProps = {
  user: Pick<AdminUser, 'id' | 'isAdmin' | 'isBlocked' | 'isConfirmed' | 'isYou'> & {
    hasSubscription: boolean
  }
  words: ActWords
  /** Where one is once the account is gone. */
  home: string
}

/** Everything that an admin may do to somebody; what would be refused is not offered. */
export function UserActs({ user, words, home }: UserActsProps) {
  const { id, isAdmin, isBlocked, isConfirmed, isYou, hasSubscription } = user
  const { acts } = words
  const shared = { id, cancel: words.danger.cancel, formWords: words.form }
  const why = <ReasonField words={words} />
  const reasonOf = (values: FormData) => ({ reason: textOf(values, 'reason') })
  const ends = hasSubscription && <CheckField name="ends">{words.fields.ends}</CheckField>
  const endsOf = (values: FormData) =>
    hasSubscription ? { endsSubscription: isTicked(values, 'ends') } : {}
  return (
    <section className={styles.acts} aria-label={acts.label}>
      <ActDialog
        {...shared}
        words={acts.giveDays}
        call="giveDays"
        schema={actSchema('giveDaysBody')}
        read={(values, key) => ({ ...reasonOf(values), key, days: daysOf(values, 'days') })}
      >
        <DaysField words={words} />
        {why}
      </ActDialog>
      <ActDialog
        {...shared}
        words={acts.giveCoupon}
        call="giveCoupon"
        schema={actSchema('giveCouponBody')}
        read={(values, key) => ({ ...reasonOf(values), key, ...couponOf(values) })}
      >
        <CouponFields words={words} />
        {why}
      </ActDialog>
      <ActDialog
        {...shared}
        words={acts.writeLetter}
        call="writeLetter"
        schema={actSchema('writeLetterBody')}
        read={(values, key) => ({
          key,
          subject: textOf(values, 'subject'),
          text: textOf(values, 'text'),
        })}
      >
        <Field name="subject" label={words.fields.subject} maxLength={120} />
        <LongField
          name="text"
          label={words.fields.text}
          longest={4000}
          rows={8}
          words={words.fields}
        />
      </ActDialog>
      <ActDialog
        {...shared}
        words={acts.noteOnUser}
        call="noteOnUser"
        schema={actSchema('noteBody')}
        read={(values) => ({ text: textOf(values, 'text') })}
      >
        <LongField name="text" label={words.fields.text} longest={500} words={words.fields} />
      </ActDialog>
      <details className={styles.more}>
        <summary className={pill.pill}>{acts.more}</summary>
        <div className={styles.acts}>
          <ActDialog
            {...shared}
            words={acts.signOut}
            call="signOut"
            schema={actSchema('reasonBody')}
            read={reasonOf}
          >
            {why}
          </ActDialog>
          {!isConfirmed && !isBlocked && (
            <ActDialog
              {...shared}
              words={acts.confirmAgain}
              call="confirmAgain"
              schema={actSchema('nothing')}
              read={() => ({})}
            />
          )}
          {!isBlocked && (
            <ActDialog
              {...shared}
              words={acts.sendReset}
              call="sendReset"
              schema={actSchema('nothing')}
              read={() => ({})}
            />
          )}
          <ActDialog
            {...shared}
            words={acts.exportOfUser}
            call="exportOfUser"
            schema={actSchema('reasonBody')}
            read={reasonOf}
            onDone={(data) => saveFile(`krono-${id}.json`, data)}
          >
            {why}
          </ActDialog>
          {!isYou && !isBlocked && (
            <ActDialog
              {...shared}
              words={isAdmin ? acts.unmakeAdmin : acts.makeAdmin}
              call="makeAdmin"
              schema={actSchema('makeAdminBody')}
              read={(values) => ({ ...reasonOf(values), isAdmin: !isAdmin })}
            >
              {why}
            </ActDialog>
          )}
          {!isYou && !isAdmin && (
            <>
              <ActDialog
                {...shared}
                words={isBlocked ? acts.unblock : acts.block}
                call="blockUser"
                schema={actSchema('blockBody')}
                read={(values) => ({
                  ...reasonOf(values),
                  isBlocked: !isBlocked,
                  ...(isBlocked ? {} : endsOf(values)),
                })}
              >
                {!isBlocked && ends}
                {why}
              </ActDialog>
              <ActDialog
                {...shared}
                words={acts.eraseUser}
                call="eraseUser"
                schema={actSchema('eraseBody')}
                read={(values) => ({ ...reasonOf(values), ...endsOf(values) })}
                onDone={() => leaveTo(home, 'replace')}
              >
                {ends}
                {why}
              </ActDialog>
            </>
          )}
        </div>
      </details>
    </section>
  )
}
