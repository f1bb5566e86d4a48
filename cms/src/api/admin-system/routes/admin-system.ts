import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/settings', handler: 'setting.list', config },
    { method: 'POST', path: '/admin/settings/:id', handler: 'setting.save', config },
    { method: 'POST', path: '/admin/settings/:id/reset', handler: 'setting.reset', config },
    { method: 'POST', path: '/admin/outbox/send-again', handler: 'work.sendAgain', config },
    { method: 'GET', path: '/admin/jobs', handler: 'work.jobs', config },
    { method: 'POST', path: '/admin/jobs/:id/run', handler: 'work.runJob', config },
    { method: 'POST', path: '/admin/tasks/:id/retry', handler: 'work.retry', config },
  ],
}
