import { chartOf, groupOf, relationshipOf } from '@krono/chart'
import type { RelationshipEntry, User } from '@krono/contract'
import { linkToCompared, linkToTab } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { OrderOfPeople } from '@/features/analysis/order/order-of-people'
import { goodDaysInWords } from '@/features/relationship/good-days'
import type { PairHref } from '@/features/relationship/group-facts'
import { GroupResult } from '@/features/relationship/group-result'
import { PairResult } from '@/features/relationship/pair-result'
import { distinctNames, type Two } from '@/features/relationship/people'
import { groupText, pairText } from '@/features/relationship/result-text'
import { TakeAlong } from '@/features/results/take-along/take-along'
import { getGroupTexts, getRelationshipTexts } from '@/server/cms/texts'
import { ButtonLink } from '@/ui/button/button-link'
import { pairQuery } from './choose-pair'
import styles from './relationship-tab.module.css'
import { SaveList } from './save-list'

type ResultProps = {
  user: User
  people: readonly RelationshipEntry[]
  pair: Two<RelationshipEntry> | undefined
}

/** The result of all people in the list, or of two of them, with links to the next steps. */
export async function Result({ user, people, pair }: ResultProps) {
  const t = translations('relationship')
  const isOfGroup = pair && people.length > 2
  return (
    <>
      {pair ? <Pair pair={pair} /> : <Group people={people} />}
      <p className={`no-print ${styles.actions}`}>
        {isOfGroup && (
          <ButtonLink look="quiet" href={linkToTab('relationship', { show: 'result' })}>
            {t('backToGroup')}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={linkToCompared()}>
          {t('change')}
        </ButtonLink>
      </p>
      <SaveList user={user} people={people} />
    </>
  )
}

async function Pair({ pair }: { pair: Two<RelationshipEntry> }) {
  const [first, second] = pair
  const dates: Two<string> = [first.date, second.date]
  const relationship = relationshipOf(...dates)
  const texts = await getRelationshipTexts()
  const [a = '', b = ''] = distinctNames(pair)
  const text = pairText(translations(), {
    names: [a, b],
    facts: relationship,
    texts,
    days: goodDaysInWords(dates),
  })
  return (
    <>
      <PairResult
        people={pair}
        charts={[chartOf(first.date), chartOf(second.date)]}
        relationship={relationship}
        texts={texts}
      />
      <OrderOfPeople people={pair} />
      <TakeAlong
        text={text}
        picture={{ kind: 'pair', pair: pairQuery(pair) }}
        share={{ people: pair.map(({ name, date }) => ({ name, date })) }}
      />
    </>
  )
}

async function Group({ people }: { people: readonly RelationshipEntry[] }) {
  const dates = people.map(({ date }) => date)
  const group = groupOf(dates)
  const pairHref: PairHref = (a, b) => {
    const [first, second] = [people[a], people[b]]
    const pair = first && second && pairQuery([first, second])
    return linkToTab('relationship', { show: 'result', pair })
  }
  const names = distinctNames(people)
  return (
    <>
      <GroupResult
        people={people}
        charts={dates.map(chartOf)}
        group={group}
        texts={await getGroupTexts()}
        pairHref={pairHref}
      />
      <OrderOfPeople people={people} />
      <TakeAlong
        text={groupText(translations(), { names, group, days: goodDaysInWords(dates) })}
        picture={{ kind: 'group' }}
        share={{ people: people.map(({ name, date }) => ({ name, date })) }}
      />
    </>
  )
}
