import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import type { List } from './list'
import styles from './listing.module.css'
import { isFiltered, type OpenList } from './open-list'

type NothingFoundProps<Item> = { list: List<Item>; open: OpenList<Item> }

/** An empty list offers links to remove the search or a filter. */
export function NothingFound<Item>({ list, open }: NothingFoundProps<Item>) {
  const t = translations()
  const { request, isEmpty, linkTo } = open
  if (isEmpty || !isFiltered(request))
    return <p className={styles.nothing}>{t(`${list.words}.nothing`)}</p>
  const isBoth = request.q !== '' && Object.keys(request.chosen).length > 0
  return (
    <Card className={styles.nothing} aria-labelledby="nothing-found">
      <h2 id="nothing-found">
        {request.q ? t('listing.notFound', { what: request.q }) : t('listing.noneChosen')}
      </h2>
      <p>{t('listing.advice')}</p>
      <ul className={styles.ways}>
        {isBoth && (
          <li>
            <a href={linkTo({ chosen: {}, page: 1 })}>
              {t('listing.everywhere', { what: request.q })}
            </a>
          </li>
        )}
        <li>
          <a href={list.path}>{t('listing.whole')}</a>
        </li>
      </ul>
    </Card>
  )
}
