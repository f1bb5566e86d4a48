import type { ErrorRow } from '../error-row'

/** Errors of menu addresses and short links. */
export const linkErrors = {
  invalidLink: {
    status: 400,
    hun: 'Ide nem vezethet. Az oldalunk egy lapja lehet (így: /blog), vagy https:// kezdetű cím.',
    eng: 'It cannot lead there. It may be a page of this site (like /blog), or an address that begins with https://.',
    rus: 'Туда вести нельзя. Это может быть страница нашего сайта (например, /blog) или адрес, который начинается с https://.',
  },
  linkHost: {
    status: 400,
    hun: 'Rövid link csak ide vezethet: {hosts}.',
    eng: 'Short links may lead only to: {hosts}.',
    rus: 'Короткие ссылки могут вести только сюда: {hosts}.',
  },
  linkToShortLink: {
    status: 400,
    hun: 'Rövid link nem vezethet másik rövid linkre.',
    eng: 'A short link cannot lead to another short link.',
    rus: 'Короткая ссылка не может вести на другую короткую ссылку.',
  },
  shortLinkName: {
    status: 400,
    hun: 'Kisbetű (a–z), szám és kötőjel lehet benne, 2–60 jel.',
    eng: 'Use a–z in lower case, digits and hyphens, 2 to 60 characters.',
    rus: 'Только строчные латинские буквы, цифры и дефис, от 2 до 60 знаков.',
  },
  shortLinkTaken: {
    status: 409,
    hun: 'Ilyen nevű rövid link már van.',
    eng: 'There is a short link of this name already.',
    rus: 'Короткая ссылка с таким именем уже есть.',
  },
  shortLinkPast: {
    status: 400,
    hun: 'Ez az idő már elmúlt: a link soha nem élne.',
    eng: 'That time has passed: the link would never work.',
    rus: 'Это время уже прошло: ссылка бы и не заработала.',
  },
  shortLinkChanged: {
    status: 409,
    hun: 'Ezt a linket közben más is módosította. Töltsd újra az oldalt, és nézd meg, mi változott!',
    eng: 'Somebody else has changed this link meanwhile. Load the page again, and look at what changed!',
    rus: 'Эту ссылку тем временем изменил кто-то ещё. Обнови страницу и посмотри, что изменилось!',
  },
  shortLinkOver: {
    status: 410,
    hun: 'Ez a link már nem él.',
    eng: 'This link does not work any more.',
    rus: 'Эта ссылка больше не работает.',
  },
  menuAddressChanged: {
    status: 409,
    hun: 'Ezt a menüpontot közben más is átállította. Töltsd újra az oldalt, és nézd meg, hová vezet!',
    eng: 'Somebody else has changed this menu item meanwhile. Load the page again, and look at where it leads!',
    rus: 'Этот пункт меню тем временем изменил кто-то ещё. Обнови страницу и посмотри, куда он ведёт!',
  },
} as const satisfies Record<string, ErrorRow>
