import { translations } from '@/base/words/translations'
import { billingFields } from '@/features/checkout/billing-fields'
import { Field } from '@/ui/form/field'
import { savingWords } from '@/ui/form/words'
import { BillingForm } from './billing-form'
import styles from './profile.module.css'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** Billing address (spec §3, "Billing / order form"). */
export function BillingSection({ user }: SectionProps) {
  const t = translations('profile.billing')
  return (
    <SectionCard id="billing" title={t('title')} lead={t('lead')}>
      <BillingForm words={savingWords({ submit: translations('form')('save') })}>
        <div className={styles.pair}>
          {billingFields.map(({ name, ...input }) => (
            <Field
              key={name}
              {...input}
              name={`billingInformation.${name}`}
              label={t(name)}
              defaultValue={user.billingInformation?.[name] ?? ''}
            />
          ))}
        </div>
      </BillingForm>
    </SectionCard>
  )
}
