import { engineVersion } from '@krono/chart'
import type { VectorsAnswer } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import styles from './calculation.module.css'
import { runVectorsHere } from './vectors-here'

const runAddress = () => linkTo('adminCalculation', { vectors: 'run' })

/** The vectors of the specification, computed by the running engines of cms and web when asked for. */
export async function VectorsPart({ isRun }: { isRun: boolean }) {
  const t = translations('admin.calculation')
  return (
    <section className={styles.part} aria-labelledby="vectors">
      <h2 id="vectors">{t('vectors')}</h2>
      <p className={styles.quiet}>{t('vectorsHint')}</p>
      <div>
        <a className={pill.pill} href={`${runAddress()}#vectors`}>
          {t(isRun ? 'vectorsAgain' : 'vectorsRun')}
        </a>
      </div>
      {isRun && <Outcomes />}
    </section>
  )
}

async function Outcomes() {
  const t = translations('admin.calculation')
  const [cms, files] = await Promise.all([
    askAsUser({ endpoint: 'calculationVectors' }),
    runVectorsHere(),
  ])
  const inCms = orSessionOver(cms, runAddress())
  return (
    <>
      <Outcome
        title={t('vectorsOf', { name: 'cms', version: inCms.engineVersion })}
        files={inCms.files}
      />
      <Outcome title={t('vectorsOf', { name: 'web', version: engineVersion })} files={files} />
    </>
  )
}

type OutcomeProps = {
  title: string
  files: readonly (Omit<VectorsAnswer['files'][number], 'failed'> & {
    failed: readonly {
      name: string
      differences: readonly { place: string; expected: string; actual: string }[]
    }[]
  })[]
}

function Outcome({ title, files }: OutcomeProps) {
  const t = translations('admin.calculation')
  const hasFailed = files.some(({ all, passed }) => passed < all)
  return (
    <>
      <table className={styles.steps}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('vectorsFile')}</th>
            <th scope="col">{t('vectorsPassed')}</th>
            <th scope="col">{t('vectorsFailed')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, all, passed }) => (
            <tr key={file} data-differs={passed < all ? '' : undefined}>
              <th scope="row">{file}.json</th>
              <td data-label={t('vectorsPassed')}>{formatCount(passed)}</td>
              <td data-label={t('vectorsFailed')}>{formatCount(all - passed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{t(hasFailed ? 'vectorsWrong' : 'vectorsRight')}</p>
      {files.flatMap(({ file, failed }) =>
        failed.map(({ name, differences }) => (
          <p key={`${file} ${name}`}>
            {file}: {name} –{' '}
            {differences
              .slice(0, 20)
              .map(({ place, expected, actual }) => `${place}: ${expected} ≠ ${actual}`)
              .join('; ')}
          </p>
        )),
      )}
    </>
  )
}
