import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { characters } from '@/features/chart/characters'
import { getCharacterTexts } from '@/server/cms/texts'
import { metadataOf } from '@/server/link-preview/metadata'
import { ButtonLink } from '@/ui/button/button-link'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'
import { CharacterIndex } from './_components/character-index'
import styles from './_components/characters.module.css'
import { Portrait } from './_components/portrait'

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  const t = translations('characters')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('characters'))
}

/** The fourteen characters, crown first: intake on the left, release on the right. */
export default async function Characters() {
  const t = translations('characters')
  const texts = await getCharacterTexts()
  const entries = characters.map((row) => {
    const text = texts.get(`character.${row.key}`)
    return { ...row, name: text?.title ?? row.key, text, more: texts.get(`portrait.${row.key}`) }
  })
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t('metaTitle')} path={linkTo('characters')} />
      <PageHead title={t('title')} lead={t('lead')} />
      <CharacterIndex characters={entries} />
      <div className={styles.portraits}>
        {entries.map(({ key, ...character }) => (
          <Portrait key={key} {...character} />
        ))}
      </div>
      <Card className={styles.end} aria-labelledby="which">
        <h2 id="which">{t('endTitle')}</h2>
        <p>{t('endText')}</p>
        <ButtonLink href={linkTo('visitorWorksheet')}>{t('find')}</ButtonLink>
      </Card>
    </div>
  )
}
