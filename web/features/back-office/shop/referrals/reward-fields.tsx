'use client'

import { useState } from 'react'
import type { ReferralReward } from '@/lib/contract/referral-rules'
import { Field } from '@/ui/form/field'
import { Choice } from '../choice'

export type RewardWords = Record<
  'kind' | 'days' | 'percent' | 'freeProduct' | 'validDays',
  string
> & {
  kinds: Readonly<Record<ReferralReward['kind'], string>>
}

type RewardFieldsProps = {
  /** Path of the reward in the body, before the names of its fields. */
  name: string
  reward: ReferralReward
  analyses: readonly (readonly [key: string, name: string])[]
  words: RewardWords
}

/** One reward: its kind, and the fields of that kind. */
export function RewardFields({ name, reward, analyses, words }: RewardFieldsProps) {
  const [kind, setKind] = useState<string>(reward.kind)
  const known: Readonly<Record<string, unknown>> = reward
  const number = (field: 'days' | 'percent' | 'validDays') => (
    <Field
      name={`${name}.${field}`}
      label={words[field]}
      defaultValue={String(known[field] ?? '')}
      inputMode="numeric"
      required
    />
  )
  return (
    <>
      <Choice
        name={`${name}.kind`}
        label={words.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        options={Object.entries(words.kinds)}
      />
      {kind === 'days' && number('days')}
      {kind === 'percent' && number('percent')}
      {kind === 'freeProduct' && (
        <Choice
          name={`${name}.freeProduct`}
          label={words.freeProduct}
          defaultValue={String(known.freeProduct ?? '')}
          options={analyses}
        />
      )}
      {(kind === 'percent' || kind === 'freeProduct') && number('validDays')}
    </>
  )
}
