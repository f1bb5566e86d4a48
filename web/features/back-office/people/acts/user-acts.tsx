'use client'

import { useRouter } from 'next/navigation'
import type { AdminUser } from '@/lib/contract/back-office/person'
import { CheckField } from '@/ui/form/check-field'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import { isTicked, textOf } from '@/ui/form/read-values'
import { ActDialog } from '../../panel/act-dialog'
import { ReasonField, reasonIn } from '../../panel/reason-field'
import pill from '../../shell/pill.module.css'
import { CouponFields, couponOf, DaysField, daysOf } from './act-fields'
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
  const router = useRouter()
  const shared = { id, shared: words }
  const why = <ReasonField words={words.danger} />
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
        read={(values, keyOf) => ({
          ...reasonIn(values),
          key: keyOf(textOf(values, 'days')),
          days: daysOf(values, 'days'),
        })}
      >
        <DaysField words={words} />
        {why}
      </ActDialog>
      <ActDialog
        {...shared}
        words={acts.giveCoupon}
        call="giveCoupon"
        schema={actSchema('giveCouponBody')}
        read={(values, keyOf) => {
          const coupon = couponOf(values)
          return { ...reasonIn(values), key: keyOf(JSON.stringify(coupon)), ...coupon }
        }}
      >
        <CouponFields words={words} />
        {why}
      </ActDialog>
      <ActDialog
        {...shared}
        words={acts.writeLetter}
        call="writeLetter"
        schema={actSchema('writeLetterBody')}
        read={(values, keyOf) => {
          const letter = { subject: textOf(values, 'subject'), text: textOf(values, 'text') }
          return { key: keyOf(JSON.stringify(letter)), ...letter }
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
            read={reasonIn}
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
            read={reasonIn}
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
              read={(values) => ({ ...reasonIn(values), isAdmin: !isAdmin })}
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
                  ...reasonIn(values),
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
                read={(values) => ({ ...reasonIn(values), ...endsOf(values) })}
                onDone={() => router.replace(home)}
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
