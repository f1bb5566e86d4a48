import type { ErrorRow } from './error-row'

/** What goes wrong with money; quoted sentences of spec §8 to the letter. */
export const paymentErrors = {
  paymentFailed: {
    status: 402,
    hun: 'Sikertelen fizetés, próbáld újra később!',
    eng: 'Unsuccessful payment, please try again later',
    rus: 'Оплата не прошла, попробуй позже!',
  },
  couponNotFound: {
    status: 404,
    hun: 'Nincs ilyen kupon.',
    eng: 'no such coupon found',
    rus: 'Такой купон не найден.',
  },
  couponAlreadyRedeemed: {
    status: 409,
    hun: 'Ezt a kupont már beváltották.',
    eng: 'already redeemed',
    rus: 'Этот купон уже использован.',
  },
  couponReserved: {
    status: 409,
    hun: 'Ezzel a kuponnal már elkezdtél egy fizetést. Fejezd be, vagy próbáld újra egy óra múlva!',
    eng: 'You have begun a payment with this coupon. Finish it, or try again in an hour!',
    rus: 'С этим купоном ты уже начал(-а) оплату. Заверши её или попробуй через час!',
  },
  couponNotForThis: {
    status: 409,
    hun: 'Ez a kupon másra szól, ehhez nem használható.',
    eng: 'This coupon is for something else and cannot be used here.',
    rus: 'Этот купон для другого, здесь он не действует.',
  },
  couponExpired: {
    status: 410,
    hun: 'Ennek a kuponnak lejárt az ideje.',
    eng: 'This coupon has expired.',
    rus: 'Срок действия этого купона истёк.',
  },
  couponFailed: {
    status: 500,
    hun: 'Hiba történt a beváltás közben. Próbáld újra!',
    eng: 'error while redeeming',
    rus: 'Не удалось использовать купон. Попробуй ещё раз!',
  },
  alreadySubscribed: {
    status: 409,
    hun: 'Már van előfizetésed: a profilodban válthatsz másik csomagra.',
    eng: 'You have a subscription already: you can change the plan in your profile.',
    rus: 'У тебя уже есть подписка: сменить план можно в профиле.',
  },
  notSubscribed: {
    status: 409,
    hun: 'Nincs olyan előfizetésed, amelyre ez vonatkozna.',
    eng: 'You have no subscription that this could apply to.',
    rus: 'У тебя нет подписки, к которой это относится.',
  },
  campaignOver: {
    status: 409,
    hun: 'Ez az akció véget ért. A többi csomag közül továbbra is választhatsz.',
    eng: 'This offer is over. The other plans are still there for you.',
    rus: 'Эта акция закончилась. Остальные планы по-прежнему доступны.',
  },
  extensionNeedsPlan: {
    status: 409,
    hun: 'A kedvezményes hosszabbítás annak szól, akinek most is él a tagsága.',
    eng: 'The reduced extension is for those whose premium still holds.',
    rus: 'Продление со скидкой — для тех, чей Premium ещё действует.',
  },
  orderNotRefundable: {
    status: 409,
    hun: 'Ebből a rendelésből ennyi nem téríthető vissza.',
    eng: 'This much of this order cannot be refunded.',
    rus: 'Столько по этому заказу вернуть нельзя.',
  },
  giftClaimed: {
    status: 409,
    hun: 'Ezt az ajándékot már átvették.',
    eng: 'This gift has been claimed already.',
    rus: 'Этот подарок уже получен.',
  },
  giftOver: {
    status: 410,
    hun: 'Lejárt az idő, amíg ezt az ajándékot át lehetett venni.',
    eng: 'The time in which this gift could be claimed is over.',
    rus: 'Время, когда этот подарок можно было получить, истекло.',
  },
  analysisNameMissing: {
    status: 400,
    hun: 'Töltsd ki a nevet az elemzéshez!',
    eng: 'Fill out the name for the analysis!',
    rus: 'Укажи имя для анализа!',
  },
  analysisDateMissing: {
    status: 400,
    hun: 'Töltsd ki a születési dátumot az elemzéshez!',
    eng: 'Fill out the birth date for the analysis!',
    rus: 'Укажи дату рождения для анализа!',
  },
  namesNotConfirmed: {
    status: 400,
    hun: 'Erősítsd meg, hogy a nevek és a dátumok helyesek!',
    eng: 'Please confirm that the names and dates are correct!',
    rus: 'Подтверди, что имена и даты указаны верно!',
  },
  inexactNotAccepted: {
    status: 400,
    hun: 'Fogadd el, hogy az eredmények pontatlanok is lehetnek!',
    eng: 'Please accept that the results can be inexact!',
    rus: 'Прими, что результаты могут быть неточными!',
  },
  wrongNumberOfPeople: {
    status: 400,
    hun: 'Ehhez az elemzéshez nem ennyi személy kell.',
    eng: 'This analysis is for another number of people.',
    rus: 'Этот анализ рассчитан на другое число людей.',
  },
  downloadNotFound: {
    status: 404,
    hun: 'Ellenőrizd, hogy nem járt-e le a letöltési idő, és a megfelelő linket használtad-e!',
    eng: 'Check that the download time has not expired and the correct link was used',
    rus: 'Проверь, не истекло ли время загрузки и верна ли ссылка',
  },
  downloadExpired: {
    status: 410,
    hun: 'Ellenőrizd, hogy nem járt-e le a letöltési idő, és a megfelelő linket használtad-e!',
    eng: 'Check that the download time has not expired and the correct link was used',
    rus: 'Проверь, не истекло ли время загрузки и верна ли ссылка',
  },
  invalidSignature: {
    status: 400,
    hun: 'Az aláírás nem megfelelő.',
    eng: 'The signature is not valid.',
    rus: 'Подпись неверна.',
  },
  checkoutFailed: {
    status: 502,
    hun: 'Hiba! Nem sikerült továbbítani a fizetési oldalra.',
    eng: 'Error! Failed to forward to the checkout page',
    rus: 'Ошибка! Не удалось перейти на страницу оплаты.',
  },
  cancelFailed: {
    status: 502,
    hun: 'Hiba! Nem sikerült lemondani az előfizetést. Kérjük, írj nekünk!',
    eng: 'Error! Failed to cancel the subscription. Please contact us!',
    rus: 'Ошибка! Не удалось отменить подписку. Пожалуйста, напиши нам!',
  },
} as const satisfies Record<string, ErrorRow>
