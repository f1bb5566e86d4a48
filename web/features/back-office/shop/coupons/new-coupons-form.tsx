'use client'

import { useState } from 'react'
import { leaveTo } from '@/client/pending-requests'
import { ReasonField, type ReasonWords } from '@/features/back-office/panel/reason-field'
import { CheckField } from '@/ui/form/check-field'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import type { FormWords } from '@/ui/form/words'
import { Choice } from '../choice'
import { SecondYes, type SecondYesWords } from '../second-yes'
import styles from '../shop.module.css'
import { couponInput } from './coupon-input'
import { ProductTicks } from './product-ticks'

type Words = Record<
  | 'how'
  | 'one'
  | 'many'
  | 'code'
  | 'codeHint'
  | 'count'
  | 'countHint'
  | 'batch'
  | 'batchHint'
  | 'kind'
  | 'percent'
  | 'amount'
  | 'freeProduct'
  | 'days'
  | 'products'
  | 'productsHint'
  | 'validFrom'
  | 'validUntil'
  | 'validHint'
  | 'maxUses'
  | 'maxUsesHint'
  | 'maxPerUser'
  | 'firstPurchase'
  | 'giftOnly',
  string
>

export type NewCouponsWords = Words & {
  optional: string
  kinds: Readonly<Record<string, string>>
  second: SecondYesWords
  why: ReasonWords
  form: FormWords
}

type NewCouponsProps = {
  words: NewCouponsWords
  /** Products, by key and name. */
  products: readonly (readonly [key: string, name: string])[]
  /** Courses and e-books, likewise. */
  items: readonly (readonly [key: string, name: string])[]
  /** The list that shows the new coupons. */
  list: string
}

/** A single coupon with a chosen code, or a batch of random codes. */
export function NewCouponsForm({ words, products, items, list }: NewCouponsProps) {
  const [kind, setKind] = useState('percent')
  const [how, setHow] = useState('one')
  const { optional } = words
  return (
    <Form
      call="adminMakeCoupons"
      words={words.form}
      schema={async () => (await import('@/lib/contract/back-office/coupons')).newCoupons}
      read={couponInput}
      onDone={({ batch, codes: [code = ''] }) => {
        leaveTo(
          `${list}?${new URLSearchParams(how === 'many' ? { batch: batch ?? '' } : { code })}`,
        )
        return 'leaves'
      }}
    >
      <div className={styles.fields}>
        <div className={styles.pair}>
          <Choice
            name="how"
            label={words.how}
            value={how}
            onChange={(event) => setHow(event.target.value)}
            options={[
              ['one', words.one],
              ['many', words.many],
            ]}
          />
          {how === 'one' ? (
            <Field name="code" label={words.code} hint={words.codeHint} maxLength={40} required />
          ) : (
            <Field
              name="count"
              label={words.count}
              hint={words.countHint}
              inputMode="numeric"
              required
            />
          )}
          <Choice
            name="kind"
            label={words.kind}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
            options={Object.entries(words.kinds)}
          />
          {kind === 'percent' && (
            <Field name="percent" label={words.percent} inputMode="numeric" required />
          )}
          {kind === 'amount' && (
            <Field name="amount" label={words.amount} inputMode="decimal" required />
          )}
          {kind === 'premiumDays' && (
            <Field name="days" label={words.days} inputMode="numeric" required />
          )}
          {kind === 'freeProduct' && (
            <Choice name="freeProduct" label={words.freeProduct} options={products} />
          )}
          <Field
            name="maxUses"
            label={words.maxUses}
            hint={words.maxUsesHint}
            optional={optional}
            inputMode="numeric"
          />
          <Field name="maxPerUser" label={words.maxPerUser} inputMode="numeric" defaultValue="1" />
          <Field
            name="validFrom"
            type="datetime-local"
            label={words.validFrom}
            hint={words.validHint}
            optional={optional}
          />
          <Field
            name="validUntil"
            type="datetime-local"
            label={words.validUntil}
            hint={words.validHint}
            optional={optional}
          />
          <Field
            name="batch"
            label={words.batch}
            hint={words.batchHint}
            optional={how === 'one' ? optional : undefined}
            required={how === 'many'}
            maxLength={80}
          />
        </div>
      </div>
      <ProductTicks
        legend={words.products}
        hint={words.productsHint}
        products={[...products, ...items]}
      />
      <CheckField name="firstPurchase">{words.firstPurchase}</CheckField>
      <CheckField name="giftOnly">{words.giftOnly}</CheckField>
      <ReasonField words={words.why} />
      <SecondYes words={words.second} />
    </Form>
  )
}
