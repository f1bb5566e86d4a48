'use client'

import { leaveTo } from '@/client/pending-requests'
import { ReasonField, type ReasonWords, reasonIn } from '@/features/back-office/panel/reason-field'
import { useKeyOf } from '@/features/back-office/use-key-of'
import type { Currency } from '@/lib/contract/money'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import { textOf } from '@/ui/form/read-values'
import type { FormWords } from '@/ui/form/words'
import { Choice } from '../choice'
import { SecondYes, type SecondYesWords, secondYesIn } from '../second-yes'
import styles from '../shop.module.css'
import { amountIn } from '../typed-numbers'

type Words = Record<
  | 'name'
  | 'nameHint'
  | 'amount'
  | 'amountHint'
  | 'currency'
  | 'huf'
  | 'gbp'
  | 'times'
  | 'once'
  | 'many'
  | 'openUntil'
  | 'openUntilHint',
  string
>

type NewPayLinkProps = {
  words: Words & { second: SecondYesWords; why: ReasonWords; form: FormWords }
  /** Currency of the deployment. */
  currency: Currency
  list: string
}

/**
 * A pay link: its subject, amount and expiry. Sent twice it is one: the form has a key, which changes with its content.
 */
export function NewPayLinkForm({ words, currency, list }: NewPayLinkProps) {
  const { keyOf } = useKeyOf()
  return (
    <Form
      call="adminMakePayLink"
      words={words.form}
      schema={async () => (await import('@/lib/contract/back-office/pay-links')).newPayLink}
      read={(values) => {
        const wish = {
          name: textOf(values, 'name'),
          amount: amountIn(values, 'amount') ?? Number.NaN,
          currency: textOf(values, 'currency') as Currency,
          isOnce: textOf(values, 'times') !== 'many',
          openUntil: textOf(values, 'openUntil'),
        }
        return {
          ...wish,
          key: keyOf(JSON.stringify(wish)),
          ...reasonIn(values),
          ...secondYesIn(values),
        }
      }}
      onDone={({ id }) => {
        leaveTo(`${list}?panel=${id}`)
        return 'leaves'
      }}
    >
      <Field name="name" label={words.name} hint={words.nameHint} maxLength={120} required />
      <div className={styles.fields}>
        <div className={styles.pair}>
          <Field
            name="amount"
            label={words.amount}
            hint={words.amountHint}
            inputMode="decimal"
            required
          />
          <Choice
            name="currency"
            label={words.currency}
            defaultValue={currency}
            options={[
              ['huf', words.huf],
              ['gbp', words.gbp],
            ]}
          />
          <Choice
            name="times"
            label={words.times}
            options={[
              ['once', words.once],
              ['many', words.many],
            ]}
          />
          <Field
            name="openUntil"
            type="datetime-local"
            label={words.openUntil}
            hint={words.openUntilHint}
            required
          />
        </div>
      </div>
      <ReasonField words={words.why} />
      <SecondYes words={words.second} />
    </Form>
  )
}
