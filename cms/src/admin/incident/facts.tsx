import { Box, Flex, Link, Main, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { NavLink, useParams } from 'react-router-dom'
import { shownLanguage } from '../shown-language'
import { incidentWords } from './incident-words'

export type Fact = readonly [name: string, value: ReactNode]

type Props = { title: string; facts: readonly Fact[] | 'failed' | undefined }

/** A page of an incident with a list of facts; unknown ones are left out. */
export function Facts({ title, facts }: Props) {
  const { id } = useParams()
  const words = incidentWords[shownLanguage()]
  if (facts === undefined) return <Page.Loading />
  const back = (
    <Link tag={NavLink} to={`/content-manager/collection-types/api::incident.incident/${id}`}>
      {words.back}
    </Link>
  )
  return (
    <Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} navigationAction={back} />
      <Layouts.Content>
        <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
          {facts === 'failed' ? (
            <Typography>{words.failed}</Typography>
          ) : (
            <Flex tag="dl" direction="column" alignItems="flex-start" gap={4}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <Typography tag="dt" variant="pi" textColor="neutral600">
                    {name}
                  </Typography>
                  <Typography tag="dd">{value}</Typography>
                </div>
              ))}
            </Flex>
          )}
        </Box>
      </Layouts.Content>
    </Main>
  )
}

/** Without unknown facts. */
export const known = (
  ...facts: readonly (readonly [string, ReactNode | undefined])[]
): readonly Fact[] =>
  facts.filter((fact): fact is Fact => fact[1] !== undefined && fact[1] !== null)
