import { idAnswer, noInput } from './account-fields'
import {
  dateGroupId,
  dateGroupSchema,
  dateGroupsAnswer,
  dateGroupUpdate,
  newDateGroup,
} from './date-groups'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import {
  guestInvitation,
  invitationAnswer,
  invitationId,
  invitationSchema,
  invitationsAnswer,
  invitationToken,
  newInvitation,
} from './invitations'
import {
  relationshipAnswer,
  relationshipListAddition,
  relationshipListAnswer,
  relationshipListRemoval,
  relationshipQuery,
} from './relationship'
import {
  allSavedDatesAnswer,
  importAnswer,
  newSavedDate,
  savedDateId,
  savedDateSchema,
  savedDatesAnswer,
  savedDatesImport,
  savedDatesQuery,
  savedDateUpdate,
} from './saved-dates'

/** Calls about saved dates, comparisons and invitations of a member. */
export const peopleEndpoints = {
  savedDates: { ...ofPages.savedDates, input: savedDatesQuery, answer: savedDatesAnswer },
  savedDate: {
    method: 'GET',
    path: '/user/registered-date',
    input: savedDateId,
    answer: savedDateSchema,
  },
  addSavedDate: { ...ofPages.addSavedDate, input: newSavedDate, answer: savedDateSchema },
  updateSavedDate: { ...ofPages.updateSavedDate, input: savedDateUpdate, answer: savedDateSchema },
  deleteSavedDate: { ...ofPages.deleteSavedDate, input: savedDateId, answer: idAnswer },
  restoreSavedDate: { ...ofPages.restoreSavedDate, input: savedDateId, answer: savedDateSchema },
  importSavedDates: { ...ofPages.importSavedDates, input: savedDatesImport, answer: importAnswer },
  exportSavedDates: { ...ofPages.exportSavedDates, input: noInput, answer: allSavedDatesAnswer },
  dateGroups: {
    method: 'GET',
    path: '/user/date-groups',
    input: noInput,
    answer: dateGroupsAnswer,
  },
  addDateGroup: { ...ofPages.addDateGroup, input: newDateGroup, answer: dateGroupSchema },
  renameDateGroup: { ...ofPages.renameDateGroup, input: dateGroupUpdate, answer: dateGroupSchema },
  deleteDateGroup: { ...ofPages.deleteDateGroup, input: dateGroupId, answer: idAnswer },
  relationship: {
    method: 'GET',
    path: '/relationship',
    isAnsweredByWeb: true,
    input: relationshipQuery,
    answer: relationshipAnswer,
  },
  relationshipList: {
    method: 'GET',
    path: '/relationship-list',
    input: noInput,
    answer: relationshipListAnswer,
  },
  addToRelationshipList: {
    ...ofPages.addToRelationshipList,
    input: relationshipListAddition,
    answer: relationshipListAnswer,
  },
  removeFromRelationshipList: {
    ...ofPages.removeFromRelationshipList,
    input: relationshipListRemoval,
    answer: relationshipListAnswer,
  },
  createInvitation: {
    ...ofPages.createInvitation,
    input: newInvitation,
    answer: invitationSchema,
  },
  invitations: {
    method: 'GET',
    path: '/invitation/mine',
    input: noInput,
    answer: invitationsAnswer,
  },
  revokeInvitation: { ...ofPages.revokeInvitation, input: invitationId, answer: idAnswer },
  openInvitation: {
    method: 'GET',
    path: '/invitation/open',
    input: invitationToken,
    answer: guestInvitation,
  },
  acceptInvitation: {
    ...ofPages.acceptInvitation,
    input: invitationAnswer,
    answer: guestInvitation,
  },
  withdrawInvitation: {
    ...ofPages.withdrawInvitation,
    input: invitationToken,
    answer: guestInvitation,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
