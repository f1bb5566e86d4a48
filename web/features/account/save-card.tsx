import { linkTo } from '@/base/routing/links'
import { namesIn } from '@/base/text/names-in'
import { translations } from '@/base/words/translations'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { StoreInTab } from '@/ui/form/store-in-tab'
import styles from './save-card.module.css'

type SaveCardProps = {
  birthDate: string
  name: string
  /** Where one goes on with the account; to one's own chart when left out. */
  redirectUrl?: string
}

/**
 * The way to keep a chart: registering with its date. The browser remembers it too, for who comes to
 * the registration by another way.
 */
export function SaveCard({ birthDate, name, redirectUrl }: SaveCardProps) {
  const t = translations('worksheet')
  const register = linkTo('login', { tab: 'register', birthDate, firstName: name, redirectUrl })
  return (
    <Card className={`${styles.save} no-print`} aria-labelledby="keep">
      <StoreInTab birthDate={birthDate} {...namesIn(name)} />
      <div>
        <h2 id="keep">{t('keep')}</h2>
        <p>{t('keepLead')}</p>
      </div>
      <ButtonLink href={register}>{t('keepAction')}</ButtonLink>
    </Card>
  )
}
