import type { User } from '@krono/contract'
import { fullNameOf } from '@/base/text/full-name'
import { translations } from '@/base/words/translations'
import { Field } from '@/ui/form/field'
import { billingFields } from './billing-fields'
import styles from './checkout.module.css'

type BillingInputsProps = {
  /** The user of the initial values; none for a visitor. */
  user?: User | undefined
}

/** The order form (spec §3, "Billing / order form"), with initial values from the profile. */
export function BillingInputs({ user }: BillingInputsProps) {
  const t = translations()
  const known: Record<string, string> = user
    ? { fullName: fullNameOf(user), email: user.email, ...filledIn(user.billingInformation) }
    : {}
  return (
    <div className={styles.pair}>
      {billingFields.map(({ name, ...input }) => (
        <Field
          key={name}
          {...input}
          name={`billing.${name}`}
          label={t(`profile.billing.${name}`)}
          optional={name === 'phone' ? t('form.optional') : undefined}
          required={name !== 'phone'}
          defaultValue={known[name] ?? ''}
          fromTab={`billing.${name}`}
        />
      ))}
    </div>
  )
}

const filledIn = (billing: User['billingInformation']) =>
  Object.fromEntries(Object.entries(billing ?? {}).filter(([, value]) => value !== ''))

/** Whether the user has complete billing data. */
export const hasBilling = (user: User | undefined) =>
  billingFields.every(({ name }) => name === 'phone' || user?.billingInformation?.[name])
