import { translations } from '@/base/words/translations'
import field from '@/ui/form/field.module.css'

const sources = ['friend', 'search', 'social', 'advertisement', 'other'] as const

/** How the user heard of the product (spec §3, "referralSource"); optional. */
export function ReferralField() {
  const t = translations('login.referral')
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor="referralSource">
        {t('label')} <small>({translations('form')('optional')})</small>
      </label>
      <select id="referralSource" name="referralSource" className={field.input} defaultValue="">
        <option value="">{t('none')}</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {t(source)}
          </option>
        ))}
      </select>
    </div>
  )
}
