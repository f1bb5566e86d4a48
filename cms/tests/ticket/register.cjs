/**
 * Adds the kind `ticket` to a program of the tests, which preloads this file (`node --require`). The rows are those of
 * the recipe "Add a product kind"; no setting of the product can add one.
 */
require('./products.cjs')
const { kinds } = require('../../dist/src/commerce/entitlements/kinds')
const { productModules } = require('../../dist/src/commerce/entitlements/product-modules')
const { ticket } = require('./module.cjs')

Object.assign(kinds, { ticket: null })
Object.assign(productModules, { ticket })
