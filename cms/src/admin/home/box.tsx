import { Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { useAnswer } from '../use-answer'

type Props<Answer> = {
  address: string
  isEmpty: (answer: Answer) => boolean
  nothing: string
  children: (answer: Answer) => ReactNode
}

/** A widget of the home page: renders the response of a call, or a text if it is empty. */
export function Box<Answer extends object>({ address, isEmpty, nothing, children }: Props<Answer>) {
  const answer = useAnswer<Answer>(address)
  if (answer === undefined) return <Widget.Loading />
  if (answer === 'failed') return <Widget.Error />
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {isEmpty(answer) ? <Typography>{nothing}</Typography> : children(answer)}
    </Flex>
  )
}
