import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { payingFigures, payingFiguresQuery } from './figures'
import { adminItemsAnswer } from './items'
import { adminListCalls } from './list-calls'
import { listAnswer, listQuery, listRowsAnswer, listRowsQuery } from './lists/list-query'
import { newView, viewAnswer, viewRemoval, viewsAnswer, viewsQuery } from './views'

/** Back office calls about lists and saved views. */
export const adminListEndpoints = {
  adminList: {
    method: 'GET',
    path: '/admin/lists/{id}',
    area: 'read',
    input: listQuery,
    answer: listAnswer,
  },
  // web makes the CSV from the response, with translated headings.
  adminListRows: {
    method: 'GET',
    path: '/admin/lists/{id}/rows',
    area: 'personal',
    input: listRowsQuery,
    answer: listRowsAnswer,
  },
  adminPayingFigures: {
    method: 'GET',
    path: '/admin/paying-figures',
    area: 'readMoney',
    input: payingFiguresQuery,
    answer: payingFigures,
  },
  adminItems: {
    method: 'GET',
    path: '/admin/items',
    area: 'read',
    input: noInput,
    answer: adminItemsAnswer,
  },
  adminViews: {
    method: 'GET',
    path: '/admin/views',
    area: 'read',
    input: viewsQuery,
    answer: viewsAnswer,
  },
  adminSaveView: {
    ...adminListCalls.adminSaveView,
    area: 'work',
    input: newView,
    answer: viewAnswer,
  },
  adminDeleteView: {
    ...adminListCalls.adminDeleteView,
    area: 'work',
    input: viewRemoval,
    answer: idAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
