import {
  type EndpointName,
  endpointRow,
  endpoints,
} from '../../../cms/node_modules/@krono/contract/dist/index.js'

/** Every call of the contract, with its path for a given id. */
export const everyCall = (Object.keys(endpoints) as EndpointName[]).map((name) => {
  const row = endpointRow(name)
  return { ...row, name, pathFor: (id: string) => row.path.replace('{id}', id) }
})
