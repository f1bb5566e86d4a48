/**
 * A product kind that only tests have: a ticket to a course. Adds its rows of `web/lib/contract/product-tables.ts`;
 * loaded before any other file of the contract, which reads the tables once.
 */
const { productKindTable, productTable } = require('@krono/contract/dist/product-tables')

Object.assign(productKindTable, {
  ticket: {
    grants: ['ticket'],
    renews: false,
    isReduced: false,
    isGiveable: true,
    withdrawal: 'begun',
    deferral: 'year',
  },
})
Object.assign(productTable, { 'course-ticket': { kind: 'ticket' } })
