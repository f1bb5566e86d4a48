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
  /** The page after the registration; by default the user's own chart. */
  redirectUrl?: string
}

/**
 * Saves a chart by a registration with its date. The browser stores the date too, for a registration that starts on
 * another page.
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
