import { KeepValues } from '@/components/form/keep-values'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { linkTo } from '@/lib/links'
import styles from './worksheet.module.css'

/**
 * The way to keep a chart: registering with its date. The browser remembers it too, for who comes to
 * the registration by another way.
 */
export function KeepCard({ birthDate, name }: { birthDate: string; name: string }) {
  const t = translations('worksheet')
  return (
    <Card className={`${styles.keep} no-print`} aria-labelledby="keep">
      <KeepValues birthDate={birthDate} firstName={name} />
      <div>
        <h2 id="keep">{t('keep')}</h2>
        <p>{t('keepLead')}</p>
      </div>
      <ButtonLink href={linkTo('login', { tab: 'register', birthDate, firstName: name })}>
        {t('keepAction')}
      </ButtonLink>
    </Card>
  )
}
