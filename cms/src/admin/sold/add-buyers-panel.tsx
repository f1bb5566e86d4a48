import { Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Note } from '../note'
import { wordsOf } from '../our-words'
import { useAnswer } from '../use-answer'
import { soldWords } from './sold-words'

type Edited = { model: string; documentId?: string }

const soldTypes = ['api::course.course', 'api::lesson.lesson', 'api::ebook.ebook']

const buyersPanel = ({ model, documentId }: Edited) =>
  soldTypes.includes(model) && documentId
    ? {
        title: wordsOf(soldWords).title,
        content: <Buyers address={`/editing/buyers/${model}/${documentId}`} />,
      }
    : null

/** How many people have the entry: changes concern them. */
function Buyers({ address }: { address: string }) {
  const words = wordsOf(soldWords)
  const answer = useAnswer<{ buyers: number }>(address)
  if (answer === undefined || answer === 'failed') return null
  return answer.buyers === 0 ? (
    <Typography textColor="neutral600">{words.nobody}</Typography>
  ) : (
    <Note tone="warning">{words.some(answer.buyers)}</Note>
  )
}

type AddPanels = (panels: (typeof buyersPanel)[]) => void

/** Adds the number of buyers beside the form of what is sold. */
export function addBuyersPanel({ getPlugin }: StrapiApp) {
  const { addEditViewSidePanel } = getPlugin('content-manager').apis
  if (isAddPanels(addEditViewSidePanel)) addEditViewSidePanel([buyersPanel])
}

const isAddPanels = (value: unknown): value is AddPanels => typeof value === 'function'
