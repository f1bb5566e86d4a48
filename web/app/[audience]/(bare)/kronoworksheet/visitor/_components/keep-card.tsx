import { linkTo } from '@/base/routing/links'
import { namesIn } from '@/base/text/names-in'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { StoreInTab } from '@/ui/form/store-in-tab'
import styles from './worksheet.module.css'

/**
 * The way to keep a chart: registering with its date. The browser remembers it too, for who comes to
 * the registration by another way.
 */
export function KeepCard({ birthDate, name }: { birthDate: string; name: string }) {
  const t = translations('worksheet')
  return (
    <Card className={`${styles.keep} no-print`} aria-labelledby="keep">
      <StoreInTab birthDate={birthDate} {...namesIn(name)} />
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
