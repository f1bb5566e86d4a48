import type { ComponentType } from 'react'
import { today } from '@/base/clock'
import { Blocks } from '@/features/blocks/blocks'
import { BlockChart } from '@/features/blocks/chart'
import type { BlockOf } from '@/lib/contract/blocks'
import { birthDate } from '@/lib/contract/dates'
import type { Section } from '@/server/cms/sales-pages'
import { EditorsButton } from '@/ui/button/editors-button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { Picture } from '@/ui/media/picture'
import styles from './details.module.css'
import { Prices } from './prices'

const drawn: Omit<BlockOf<'chart'>, 'date'> = {
  type: 'chart',
  caption: '',
  children: [{ type: 'text', text: '' }],
}

/** The drawing of the date that editors chose; nothing if it is not a valid birth date. */
function SectionChart({ section: { date } }: { section: Section }) {
  const parsed = birthDate(today()).safeParse(date)
  if (!parsed.success) return null
  return <BlockChart block={{ ...drawn, date: parsed.data }} />
}

type Drawn = { section: Section }

const nothing = () => null

/** Additional content of a section, by its kind. */
const views = {
  sectionText: nothing,
  sectionPicture: ({ section: { image } }: Drawn) =>
    image && <Picture image={image} sizes="(min-width: 62.5rem) 34rem, 90vw" />,
  sectionChart: SectionChart,
  sectionNumbers: Numbers,
  sectionQuotes: Quotes,
  sectionPrice: Prices,
  sectionQuestions: Questions,
  sectionOffer: nothing,
} as const satisfies Record<Section['kind'], ComponentType<Drawn>>

/** A section of a long page: missing parts are left out. */
export function SalesSection({ section }: Drawn) {
  const { id, kind, title, text, buttonLabel, buttonUrl } = section
  const View: ComponentType<Drawn> = views[kind]
  const titleId = `section-${id}`
  const ground = kind === 'sectionOffer' ? 'night' : undefined
  return (
    <section
      className={styles[kind]}
      data-ground={ground}
      {...(title && { 'aria-labelledby': titleId })}
    >
      <div className={styles.words}>
        {title && <h2 id={titleId}>{title}</h2>}
        {text.length > 0 && <Blocks blocks={text} />}
      </div>
      <View section={section} />
      {buttonLabel && buttonUrl && (
        <p>
          <EditorsButton href={buttonUrl}>{buttonLabel}</EditorsButton>
        </p>
      )}
    </section>
  )
}

function Numbers({ section: { facts } }: Drawn) {
  return (
    <dl className={styles.numbers}>
      {facts.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Quotes({ section: { facts } }: Drawn) {
  return (
    <div className={styles.quotes}>
      {facts.map(({ id, label, text }) => (
        <figure key={id}>
          <blockquote>{text}</blockquote>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function Questions({ section: { questions } }: Drawn) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question}>
          <Blocks blocks={answer} />
        </Disclosure>
      ))}
    </div>
  )
}
