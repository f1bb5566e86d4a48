import { backOffice } from '../../../lib/route-config'

const get = (path: string, handler: string) => ({
  method: 'GET',
  path: `/admin/${path}`,
  handler,
  config: backOffice,
})

const post = (path: string, handler: string) => ({
  method: 'POST',
  path: `/admin/${path}`,
  handler,
  config: backOffice,
})

export default {
  routes: [
    get('forms', 'figures.forms'),
    get('natures', 'figures.natures'),
    post('bulk/try', 'bulk.try'),
    post('bulk/:id/start', 'bulk.start'),
    post('bulk/:id/stop', 'bulk.stop'),
    get('bulk/:id', 'bulk.show'),
    get('users/:id', 'admin-user.show'),
    get('users/:id/timeline', 'admin-user.timeline'),
    post('users/:id/gift-days', 'acts.giveDays'),
    post('users/:id/end-term', 'acts.endTerm'),
    post('users/:id/coupon', 'acts.giveCoupon'),
    post('users/:id/letter', 'acts.writeLetter'),
    post('users/:id/confirmation', 'acts.confirmAgain'),
    post('users/:id/reset', 'acts.sendReset'),
    post('users/:id/sign-out', 'acts.signOut'),
    post('users/:id/block', 'acts.block'),
    post('users/:id/admin', 'acts.makeAdmin'),
    post('users/:id/note', 'acts.note'),
    post('users/:id/export', 'admin-user.export'),
    post('users/:id/erase', 'admin-user.erase'),
  ],
}
