import { fewestPeople, mostPeople, type RelationshipEntry, type User } from '@krono/contract'
import { linkTo, worksheetTabs } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import { AddCard } from './add-card'
import { Compute } from './compute'
import { PeopleList } from './people-list'
import styles from './relationship-tab.module.css'
import { SaveList } from './save-list'
import { listWords } from './words'

type PeopleBoardProps = {
  user: User
  people: readonly RelationshipEntry[]
  /** A result of too few people was requested. */
  isRequested: boolean
}

/** The compared people: adding, removing, and the link to the result. */
export function PeopleBoard({ user, people, isRequested }: PeopleBoardProps) {
  const t = translations('relationship')
  const count = people.length
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.board}>
        <AddCard user={user} isFull={count >= mostPeople} />
        <Card className={styles.card} aria-labelledby="people-list">
          <div className={styles.head}>
            <h2 id="people-list" tabIndex={-1}>
              {t('list.title')}
            </h2>
            <p>
              <span aria-hidden="true">{t('list.count', { count, most: mostPeople })}</span>
              <span className="visually-hidden">
                {t('list.countLabel', { count, most: mostPeople })}
              </span>
            </p>
          </div>
          <PeopleList
            people={people}
            words={{
              ...listWords({ submit: t('list.remove') }),
              ...wordsOf('relationship.list', [
                'empty',
                'remove',
                'removeOf',
                'clear',
                'removed',
                'cleared',
                'undo',
                'undone',
              ]),
            }}
          />
          <SaveList user={user} people={people} />
          <Compute
            action={linkTo('worksheet')}
            tab={worksheetTabs.relationship}
            isReady={count >= fewestPeople}
            isRequested={isRequested}
            words={{ submit: t('compute'), tooFew: errors.tooFewPeople[language] }}
          />
        </Card>
      </div>
    </>
  )
}
