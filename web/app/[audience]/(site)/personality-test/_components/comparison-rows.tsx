'use client'

import { fill } from '@/base/text/fill'
import type { ComparedRow } from '@/features/personality/compare'
import { inFigures } from '@/features/personality/profile/local'
import type { PersonalityWords } from '@/features/personality/profile/words'
import styles from './comparison.module.css'

type ComparisonRowsProps = { rows: readonly ComparedRow[]; words: PersonalityWords }

/** Where test and chart agree and differ: first in words, then for each chakra. */
export function ComparisonRows({ rows, words }: ComparisonRowsProps) {
  const { compare, chakras, local } = words
  return (
    <>
      <ul className={styles.sentences}>
        {sentencesOf(rows, words).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <table className={styles.table}>
        <caption className="visually-hidden">{compare.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.result.columns.chakra}</th>
            <th scope="col">
              <span className={`${styles.test} ${styles.mark}`} />
              <span>{compare.test}</span>
            </th>
            <th scope="col">
              <span className={`${styles.chart} ${styles.mark}`} />
              <span>{compare.chart}</span>
            </th>
            <th scope="col">{compare.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chakra, score, energy, agreement }) => (
            <tr key={chakra}>
              <th scope="row">
                <span>{chakras[chakra]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.between}
                    style={{
                      left: `${Math.min(score, energy)}%`,
                      width: `${Math.abs(score - energy)}%`,
                    }}
                  />
                  <span className={styles.test} style={{ left: `${score}%` }} />
                  <span className={styles.chart} style={{ left: `${energy}%` }} />
                </span>
              </th>
              <td>{inFigures(score, local)}</td>
              <td>{inFigures(energy, local)}</td>
              <td>{compare[agreement]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{compare.limits}</p>
    </>
  )
}

function sentencesOf(rows: readonly ComparedRow[], { compare, chakras }: PersonalityWords) {
  const listOf = (isIn: (row: ComparedRow) => boolean) =>
    rows
      .filter(isIn)
      .map(({ chakra }) => chakras[chakra])
      .join(', ')
  const agree = listOf(({ agreement }) => agreement === 'agrees')
  const inTest = listOf(({ agreement, higher }) => agreement === 'differs' && higher === 'test')
  const inChart = listOf(({ agreement, higher }) => agreement === 'differs' && higher === 'chart')
  return [
    agree ? fill(compare.agreeList, { list: agree }) : compare.agreeNone,
    inTest && fill(compare.testHigher, { list: inTest }),
    inChart && fill(compare.chartHigher, { list: inChart }),
    !inTest && !inChart && compare.differNone,
  ].flatMap((sentence) => sentence || [])
}
