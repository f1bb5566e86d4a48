import { savingWords } from '@/components/form/words'
import { Card } from '@/components/ui/card'
import { translations } from '@/i18n/translations'
import { errors } from '@/lib/contract/errors'
import { language } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { CopyText } from './copy-text'
import { PictureLinks, type PictureQuery } from './picture-links'
import { PrintButton } from './print-button'
import { ShareLink, type ShareWish } from './share-link'
import styles from './take-along.module.css'

type TakeAlongProps = {
  /** The result in plain words, line by line. */
  text: string
  /** What /api/picture draws; without it there is no picture. */
  picture?: PictureQuery
  /** What is shown at the private address; without it nothing is shared. */
  share?: ShareWish
}

/** The ways to take a result along: as text, on paper, as a picture, by a private link. */
export function TakeAlong({ text, picture, share }: TakeAlongProps) {
  const t = translations('takeAlong')
  const withDate = t('withDate')
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="take-along">
      <h2 id="take-along">{t('title')}</h2>
      <div className={styles.ways}>
        <CopyText
          text={text}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
        />
        <PrintButton label={t('print')} />
      </div>
      {picture && (
        <PictureLinks
          query={picture}
          words={{
            title: t('picture'),
            portrait: t('portrait'),
            landscape: t('landscape'),
            withDate,
          }}
        />
      )}
      {share && (
        <ShareLink
          wish={share}
          words={{
            ...savingWords({
              submit: t('share'),
              sending: t('requesting'),
              saveFailed: errors.analysisNotSaved[language],
            }),
            login: {
              text: translations('form')('login'),
              href: linkTo('login', { redirectUrl: linkTo('worksheet') }),
            },
          }}
          said={{
            title: t('shareTitle'),
            lead: t('shareLead'),
            ready: t('ready'),
            address: t('address'),
            copy: t('copyAddress'),
            copied: t('copied'),
            failed: t('copyFailed'),
            open: t('openAddress'),
            revoke: t('revoke'),
            revoked: t('revoked'),
            withDate,
          }}
        />
      )}
    </Card>
  )
}
