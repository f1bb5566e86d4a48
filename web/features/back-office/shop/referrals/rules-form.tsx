'use client'

import { useRouter } from 'next/navigation'
import { ReasonField, type ReasonWords, reasonIn } from '@/features/back-office/panel/reason-field'
import type { ReferralRules } from '@/lib/contract/referral-rules'
import { Field } from '@/ui/form/field'
import { Form } from '@/ui/form/form'
import type { FormWords } from '@/ui/form/words'
import { Choice } from '../choice'
import styles from '../shop.module.css'
import { RewardFields, type RewardWords } from './reward-fields'
import { rulesIn } from './rules-in'

type Words = RewardWords &
  Record<'rulesHint' | 'isOn' | 'on' | 'off' | 'friendsCount' | 'paidTier', string> & {
    tiers: readonly string[]
    why: ReasonWords
    form: FormWords
  }

type RulesFormProps = {
  rules: ReferralRules
  /** Analyses that a coupon can give, by key and name. */
  analyses: readonly (readonly [key: string, name: string])[]
  words: Words
}

/** What referrers receive, after how many friends, and for a friend's payment. */
export function RulesForm({ rules, analyses, words }: RulesFormProps) {
  const router = useRouter()
  return (
    <Form
      call="adminSaveReferralRules"
      words={words.form}
      schema={async () => (await import('@/lib/contract/back-office/referrals')).savedReferralRules}
      read={(values) => ({ rules: rulesIn(values, rules.tiers.length), ...reasonIn(values) })}
      onDone={() => {
        router.refresh()
        return 'stays'
      }}
    >
      <p>{words.rulesHint}</p>
      <Choice
        name="isOn"
        label={words.isOn}
        defaultValue={rules.isOn ? 'on' : 'off'}
        options={[
          ['on', words.on],
          ['off', words.off],
        ]}
      />
      {rules.tiers.map(({ friends, reward }, at) => (
        <fieldset key={words.tiers[at]} className={styles.fields}>
          <legend>{words.tiers[at]}</legend>
          <div className={styles.pair}>
            <Field
              name={`rules.tiers.${at}.friends`}
              label={words.friendsCount}
              defaultValue={String(friends)}
              inputMode="numeric"
              required
            />
            <RewardFields name={`rules.tiers.${at}.reward`} {...{ reward, words, analyses }} />
          </div>
        </fieldset>
      ))}
      <fieldset className={styles.fields}>
        <legend>{words.paidTier}</legend>
        <div className={styles.pair}>
          <RewardFields name="rules.paid" reward={rules.paid} {...{ words, analyses }} />
        </div>
      </fieldset>
      <ReasonField words={words.why} />
    </Form>
  )
}
