import { dayAfter, today } from '@/base/clock'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { personNameLength } from '@/lib/contract/account-fields'
import { errors } from '@/lib/contract/errors'
import { giftMessageLength, mostGiftDelayDays } from '@/lib/contract/gifts'
import { dateFieldWords } from '@/ui/date-field/words'
import { DateInput } from '@/ui/form/date-input'
import { Field } from '@/ui/form/field'
import { LongField } from '@/ui/form/long-field'
import styles from './gift.module.css'

type GiftFieldsProps = {
  /** Signature of the giver. */
  giver: string
  /** A giver without an account enters an e-mail address for the receipt. */
  isVisitor: boolean
}

/** Recipient, message, delivery day and giver. */
export function GiftFields({ giver, isVisitor }: GiftFieldsProps) {
  const t = translations('gifts.form')
  const form = translations('form')
  const now = today()
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('recipient')}</legend>
        <div className={styles.pair}>
          <Field
            name="gift.recipientName"
            fromTab="gift.recipientName"
            label={t('recipientName')}
            maxLength={personNameLength}
            autoComplete="off"
            required
          />
          <Field
            name="gift.recipientEmail"
            fromTab="gift.recipientEmail"
            type="email"
            label={t('recipientEmail')}
            hint={t('recipientEmailHint')}
            maxLength={254}
            autoComplete="off"
            required
          />
        </div>
        <LongField
          name="gift.message"
          fromTab="gift.message"
          label={t('message')}
          optional={form('optional')}
          hint={t('messageHint')}
          longest={giftMessageLength}
          words={wordsOf('form', ['count', 'over'])}
          rows={5}
        />
        <DateInput
          name="gift.deliverOn"
          fromTab="gift.deliverOn"
          isStoredFirst
          words={dateFieldWords({
            label: t('deliverOn'),
            hint: t('deliverOnHint'),
            pickTitle: t('deliverOnTitle'),
            faults: {
              dateTooEarly: errors.giftDayPassed[language],
              dateInFuture: errors.giftDayTooFar[language],
            },
          })}
          date={now}
          earliest={now}
          latest={dayAfter(now, mostGiftDelayDays)}
          autoComplete="off"
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('giver')}</legend>
        <div className={styles.pair}>
          <Field
            name="gift.giverName"
            fromTab="gift.giverName"
            isStoredFirst
            label={t('giverName')}
            hint={t('giverNameHint')}
            defaultValue={giver}
            maxLength={personNameLength}
            autoComplete="name"
            required
          />
          {isVisitor && (
            <Field
              name="gift.giverEmail"
              fromTab="gift.giverEmail"
              type="email"
              label={t('giverEmail')}
              hint={t('giverEmailHint')}
              maxLength={254}
              autoComplete="email"
              required
            />
          )}
        </div>
      </fieldset>
    </>
  )
}
