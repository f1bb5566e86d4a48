import type { ErrorRow } from '../error-row'

/** Errors of admin actions on a user. */
export const peopleErrors = {
  adminYourself: {
    status: 409,
    hun: 'Magaddal ezt nem teheted meg: kérd meg egy másik adminisztrátort.',
    eng: 'You cannot do this to yourself: ask another administrator.',
    rus: 'С собой этого сделать нельзя: попроси другого администратора.',
  },
  adminIsAdmin: {
    status: 409,
    hun: 'Adminisztrátorral ezt nem teheted meg: előbb vedd el a jogát.',
    eng: 'This cannot be done to an administrator: take the right away first.',
    rus: 'С администратором этого сделать нельзя: сначала забери у него права.',
  },
  adminRoleNeeded: {
    status: 403,
    hun: 'Ehhez a te szereped nem elég: kérj meg egy tulajdonost.',
    eng: 'Your role does not allow this: ask an owner.',
    rus: 'Твоя роль этого не позволяет: попроси владельца.',
  },
  adminLast: {
    status: 409,
    hun: 'Te vagy az utolsó tulajdonos: előbb adj valakinek tulajdonosi szerepet.',
    eng: 'You are the last owner: make somebody else an owner first.',
    rus: 'Ты последний владелец: сначала назначь владельцем кого-нибудь ещё.',
  },
  adminSubscriptionRuns: {
    status: 409,
    hun: 'Él az előfizetése: jelöld be, hogy ezzel együtt az is véget ér.',
    eng: 'Their subscription is running: tick that it ends together with this.',
    rus: 'Подписка ещё действует: отметь, что вместе с этим она закончится.',
  },
  adminTermPaid: {
    status: 409,
    hun: 'Ezt az időt kifizették: a pénz visszatérítésével ér véget.',
    eng: 'Money was paid for this time: it ends when the money is given back.',
    rus: 'Это время оплачено: оно закончится, когда деньги будут возвращены.',
  },
  adminTermOver: {
    status: 409,
    hun: 'Ez az idő már véget ért.',
    eng: 'This time is over already.',
    rus: 'Это время уже закончилось.',
  },
  adminTooManyDays: {
    status: 409,
    hun: 'Egy év alatt legfeljebb 731 nap adható egy embernek.',
    eng: 'One person can be given 731 days within a year at most.',
    rus: 'Одному человеку за год можно подарить не больше 731 дня.',
  },
  adminKeyTaken: {
    status: 409,
    hun: 'Ez a kérés már megtörtént: frissítsd az oldalt.',
    eng: 'This was asked for before: reload the page.',
    rus: 'Этот запрос уже выполнен: обнови страницу.',
  },
  adminConfirmed: {
    status: 409,
    hun: 'Ezt a címet már megerősítették.',
    eng: 'This address is confirmed already.',
    rus: 'Этот адрес уже подтверждён.',
  },
  adminUnconfirmed: {
    status: 409,
    hun: 'Még nem erősítette meg a címét, ezért be sem tud lépni.',
    eng: 'Their address is not confirmed yet, so they cannot sign in.',
    rus: 'Адрес ещё не подтверждён, войти с ним нельзя.',
  },
  adminBlocked: {
    status: 409,
    hun: 'A fiók le van tiltva: előbb oldd fel.',
    eng: 'The account is blocked: unblock it first.',
    rus: 'Аккаунт заблокирован: сначала разблокируй его.',
  },
  bulkNobody: {
    status: 409,
    hun: 'Senkin nem változna semmi.',
    eng: 'Nothing would change for anybody.',
    rus: 'Ни у кого ничего не изменится.',
  },
  bulkCountWrong: {
    status: 400,
    hun: 'Írd be, hány emberen változik: pontosan azt a számot, amelyet a próba mutat.',
    eng: 'Type how many people this changes: exactly the number that the trial shows.',
    rus: 'Впиши, у скольких людей это изменится: ровно то число, которое показала проба.',
  },
  bulkOver: {
    status: 409,
    hun: 'Ez a művelet már véget ért.',
    eng: 'This has ended already.',
    rus: 'Эта операция уже завершена.',
  },
} as const satisfies Record<string, ErrorRow>
