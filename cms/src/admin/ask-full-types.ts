import { getFetchClient } from '@strapi/strapi/admin'

/** The types in which no new entry can be created. If the request fails, the panel offers all and the cms refuses. */
export const askFullTypes = (): Promise<readonly string[]> =>
  getFetchClient()
    .get<{ uids: string[] }>('/editing/full-types')
    .then(
      ({ data }) => data.uids,
      () => [],
    )
