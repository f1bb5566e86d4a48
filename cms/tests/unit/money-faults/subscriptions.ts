import { charge, freeUser, type Rows, subscriber, subscription } from '../rows-of-money'
import { type Faults, pending } from './rows'

export const subscriptionFaults = {
  oneLivingSubscription: [
    [
      'two that live',
      {
        subscriptions: [
          subscription,
          { ...subscription, id: 2, stripeId: 'sub_b', status: 'past_due' },
        ],
      },
      /User 1 has 2 living subscriptions, sub_a and sub_b/,
    ],
  ],
  subscribersAreKnown: [
    ['a subscriber without a subscription', { users: [subscriber] }, /sub_a, .* say nothing/],
    [
      'a subscription that its user does not know',
      { users: [freeUser], subscriptions: [subscription], orders: [charge] },
      /nothing, subscriptions say sub_a/,
    ],
    [
      'that of another',
      {
        users: [subscriber],
        subscriptions: [{ ...subscription, stripeId: 'sub_b' }],
        orders: [{ ...charge, subscriptionId: 'sub_b' }],
      },
      /sub_a, subscriptions say sub_b/,
    ],
    [
      'the second of two',
      {
        users: [{ ...subscriber, subscriptionId: 'sub_b' }],
        subscriptions: [subscription, { ...subscription, id: 2, stripeId: 'sub_b' }],
        orders: [charge, { ...charge, id: 2, documentId: 'two', subscriptionId: 'sub_b' }],
      },
      /sub_b, subscriptions say sub_a/,
    ],
    [
      'an unpaid one',
      {
        users: [subscriber],
        subscriptions: [subscription],
        orders: [{ ...pending, subscriptionId: 'sub_a' }],
      },
      /sub_a, subscriptions say nothing/,
    ],
    [
      'one that is over',
      {
        users: [subscriber],
        subscriptions: [{ ...subscription, status: 'canceled' }],
        orders: [charge],
      },
      /sub_a, subscriptions say nothing/,
    ],
    [
      'one that rests',
      {
        users: [subscriber],
        subscriptions: [{ ...subscription, status: 'paused' }],
        orders: [charge],
      },
      /sub_a, subscriptions say nothing/,
    ],
    ...['review', 'disputed'].map((state): [string, Rows, RegExp] => [
      `one with a ${state} last charge`,
      {
        users: [subscriber],
        subscriptions: [subscription],
        orders: [charge, { ...charge, id: 2, documentId: 'two', state }],
      },
      /sub_a, subscriptions say nothing/,
    ]),
  ],
} satisfies Faults
