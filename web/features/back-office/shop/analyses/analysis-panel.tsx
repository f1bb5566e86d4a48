import Link from 'next/link'
import { linkToUser } from '@/base/routing/links'
import { formatCount, formatLongDate, formatLongDateOf } from '@/base/text/format'
import { dateOrder } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { IfMay } from '@/features/back-office/rights/if-may'
import { Badge } from '@/features/back-office/shell/badge'
import { savingWords } from '@/ui/form/words'
import { askShown } from '../ask-shown'
import { Log } from '../log'
import { reasonWords } from '../panel-words'
import { ReasonDialog } from '../reason-dialog'
import styles from '../shop.module.css'
import { EmailForm } from './email-form'
import { Names } from './names'

/** An ordered analysis: its data, its links, its owner's e-mail; names after a click. */
export async function AnalysisPanel({ id }: { id: string }) {
  const analysis = await askShown('adminAnalysis', id)
  const t = translations('admin.shop')
  if (!analysis) return <p>{t('gone')}</p>
  const { owner, links, fallen, state } = analysis
  const form = savingWords({ submit: t('analyses.letter'), done: t('analyses.sent') })
  const options = wordsOf('admin.lists.options')
  const yesNo = (is: boolean) => t(is ? 'analyses.yes' : 'analyses.no')
  return (
    <div className={styles.panel}>
      <h2>{analysis.product}</h2>
      <Facts
        lines={[
          [
            t('analyses.owner'),
            owner && (
              <Link prefetch={false} href={linkToUser(owner.id)}>
                <bdi>{owner.name || owner.email}</bdi>
              </Link>
            ),
          ],
          [t('analyses.people'), formatCount(analysis.people)],
          [t('analyses.state'), <Badge key="state" state={state} word={options.status[state]} />],
          [t('analyses.madeOn'), formatLongDate(analysis.madeOn)],
          [t('analyses.texts'), t(analysis.isOfToday ? 'analyses.today' : 'analyses.older')],
          [t('analyses.earlier'), formatCount(analysis.earlier)],
          [t('analyses.shown'), yesNo(analysis.isShown)],
          [
            t('analyses.links'),
            links.length === 0
              ? t('analyses.noLinks')
              : links
                  .map(({ expiresAt }) =>
                    t('analyses.linkUntil', { date: formatLongDateOf(expiresAt) }),
                  )
                  .join(', '),
          ],
        ]}
      />
      <IfMay call="adminAnalysisNames">
        <Names
          id={id}
          order={dateOrder}
          words={{ ...wordsOf('admin.shop.analyses', ['names', 'namesText']), form }}
        />
      </IfMay>
      {state === 'ready' && owner && (
        <IfMay call="adminAnalysisEmail">
          <section className={styles.form}>
            <h3>{t('analyses.letter')}</h3>
            <p>{t('analyses.letterText')}</p>
            <EmailForm id={id} words={{ letterEnds: t('analyses.letterEnds'), form }} />
          </section>
        </IfMay>
      )}
      {state === 'ready' && owner && !analysis.isOfToday && (
        <div>
          <IfMay call="adminAnalysisAnew">
            <ReasonDialog
              call="adminAnalysisAnew"
              id={id}
              {...reasonWords(t('analyses.anew'), t('analyses.anewText'))}
            />
          </IfMay>
        </div>
      )}
      {fallen.length > 0 && (
        <section>
          <h3>{t('analyses.fallen')}</h3>
          <ul className={styles.people}>
            {fallen.map(({ name, language }) => (
              <li key={name}>
                <span>{name}</span>
                <small>{language ? options.language[language] : t('analyses.nowhere')}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Log kind="analysis" id={id} />
    </div>
  )
}
