import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { payingFigures, payingFiguresQuery } from './figures'
import { adminItemsAnswer } from './items'
import { adminListCalls } from './list-calls'
import { listAnswer, listQuery, listRowsAnswer, listRowsQuery } from './lists/list-query'
import { newView, viewAnswer, viewRemoval, viewsAnswer, viewsQuery } from './views'

/** Back office calls about lists and saved views. */
export const adminListEndpoints = {
  adminList: { method: 'GET', path: '/admin/lists/{id}', input: listQuery, answer: listAnswer },
  // web makes the CSV from the response, with translated headings.
  adminListRows: {
    method: 'GET',
    path: '/admin/lists/{id}/rows',
    input: listRowsQuery,
    answer: listRowsAnswer,
  },
  adminPayingFigures: {
    method: 'GET',
    path: '/admin/paying-figures',
    input: payingFiguresQuery,
    answer: payingFigures,
  },
  adminItems: { method: 'GET', path: '/admin/items', input: noInput, answer: adminItemsAnswer },
  adminViews: { method: 'GET', path: '/admin/views', input: viewsQuery, answer: viewsAnswer },
  adminSaveView: { ...adminListCalls.adminSaveView, input: newView, answer: viewAnswer },
  adminDeleteView: { ...adminListCalls.adminDeleteView, input: viewRemoval, answer: idAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
