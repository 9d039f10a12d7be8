import type { Language } from '../languages.ts'

/**
 * Every refusal of the API outside payloads: the status that the client acts on, and the message for the user
 * (docs/product-rules.md#errors). `{name}` is replaced from the refusal's facts.
 */
export const refusals = {
  BAD_REQUEST: {
    code: 400,
    en: 'The request could not be read.',
    pl: 'Nie można odczytać żądania.',
    tr: 'İstek okunamadı.',
  },
  BAD_INPUT: {
    code: 400,
    en: 'The value of {field} is not valid.',
    pl: 'Wartość pola {field} jest nieprawidłowa.',
    tr: '{field} değeri geçerli değil.',
  },
  TOO_COMPLEX: {
    code: 400,
    en: 'The request asks for too much at once.',
    pl: 'Żądanie obejmuje zbyt wiele naraz.',
    tr: 'İstek tek seferde çok fazla şey istiyor.',
  },
  UNKNOWN_DOCUMENT: {
    code: 400,
    en: 'This shop answers only its own requests. Please load the page again.',
    pl: 'Ten sklep odpowiada tylko na własne żądania. Wczytaj stronę ponownie.',
    tr: 'Bu mağaza yalnızca kendi isteklerini yanıtlar. Lütfen sayfayı yeniden yükleyin.',
  },
  NOT_SIGNED_IN: { code: 401, en: 'Please log in.', pl: 'Zaloguj się.', tr: 'Lütfen giriş yapın.' },
  WRONG_ORIGIN: {
    code: 403,
    en: 'The request did not come from this shop.',
    pl: 'Żądanie nie pochodzi z tego sklepu.',
    tr: 'İstek bu mağazadan gelmedi.',
  },
  PASSWORD_TOO_COMMON: {
    code: 400,
    en: 'This password is too easy to guess. Choose another, such as a few words.',
    pl: 'To hasło jest jednym z pierwszych, które wypróbują inni. Wybierz inne, na przykład kilka słów.',
    tr: 'Bu, başkalarının ilk deneyeceği parolalardan biri. Başka bir parola seçin, örneğin birkaç kelime.',
  },
  CARD_NUMBER: {
    code: 400,
    en: 'This looks like a card number. Type it only into the card form, which does not pass it on to us.',
    pl: 'To wygląda na numer karty. Wpisz go tylko w formularzu karty, który nam go nie przekazuje.',
    tr: 'Bu bir kart numarasına benziyor. Yalnızca kart formuna yazın; form numarayı bize iletmez.',
  },
  DEVICE_ID_MISSING: {
    code: 403,
    en: 'A request with a session cookie needs the header DeviceId.',
    pl: 'Żądanie z plikiem cookie sesji wymaga nagłówka DeviceId.',
    tr: 'Oturum çerezi olan bir istek DeviceId başlığını gerektirir.',
  },
  NOT_ALLOWED: {
    code: 403,
    en: 'You are not allowed to do this.',
    pl: 'Nie masz do tego uprawnień.',
    tr: 'Bunu yapma yetkiniz yok.',
  },
  ACCOUNT_ACTIVATION_REQUIRED: {
    code: 403,
    en: 'Account Activation Required',
    pl: 'Wymagana aktywacja konta',
    tr: 'Hesabın etkinleştirilmesi gerekiyor',
  },
  NOT_FOUND: { code: 404, en: 'Not found.', pl: 'Nie znaleziono.', tr: 'Bulunamadı.' },
  STALE: {
    code: 409,
    en: 'This was changed elsewhere in the meantime.',
    pl: 'W międzyczasie zmieniono to w innym miejscu.',
    tr: 'Bu arada başka bir yerde değiştirildi.',
  },
  OPERATIONS_MISSING: {
    code: 409,
    en: 'Earlier changes have not arrived yet.',
    pl: 'Wcześniejsze zmiany jeszcze nie dotarły.',
    tr: 'Önceki değişiklikler henüz ulaşmadı.',
  },
  WRONG_CREDENTIALS: {
    code: 422,
    en: 'The e-mail or password is incorrect.',
    pl: 'Adres e-mail lub hasło są nieprawidłowe.',
    tr: 'E-posta veya şifre doğru değil.',
  },
  CAPTCHA_FAILED: {
    code: 422,
    en: 'Please confirm that you are not a robot.',
    pl: 'Potwierdź, że nie jesteś robotem.',
    tr: 'Lütfen robot olmadığınızı doğrulayın.',
  },
  CAPTCHA_UNREACHABLE: {
    code: 422,
    en: 'We could not check that you are not a robot. Please try again shortly, or call us.',
    pl: 'Nie udało się sprawdzić, czy nie jesteś robotem. Spróbuj ponownie za chwilę lub zadzwoń do nas.',
    tr: 'Robot olmadığınızı doğrulayamadık. Lütfen az sonra yeniden deneyin ya da bizi arayın.',
  },
  FILE_NOT_TAKEN: {
    code: 422,
    en: 'We cannot read this file. Please use PDF, JPEG, PNG or WebP.',
    pl: 'Ten plik nie jest czytelnym plikiem PDF, JPEG, PNG ani WebP.',
    tr: 'Bu dosya okuyabildiğimiz bir PDF, JPEG, PNG ya da WebP değil.',
  },
  PROOF_GONE: {
    code: 422,
    en: 'Your uploaded files have expired. Please add them again.',
    pl: 'Twoje pliki czekały zbyt długo. Dodaj je ponownie.',
    tr: 'Dosyalarınız çok uzun süre bekledi. Lütfen yeniden ekleyin.',
  },
  PROOFS_TOO_LARGE: {
    code: 422,
    en: 'Your files exceed 5 MB in total.',
    pl: 'Twoje pliki mają razem więcej niż 5 MB.',
    tr: 'Dosyalarınız toplamda 5 MB’tan büyük.',
  },
  PICTURE_NOT_TAKEN: {
    code: 422,
    en: 'We cannot read this picture. Please use JPEG, PNG or WebP.',
    pl: 'Ten plik nie jest czytelnym zdjęciem JPEG, PNG ani WebP.',
    tr: 'Bu dosya okuyabildiğimiz bir JPEG, PNG ya da WebP resmi değil.',
  },
  PICTURE_HEIC: {
    code: 422,
    en: 'We cannot read HEIC pictures. Please save it as JPEG, or send a screenshot of it.',
    pl: 'Nie możemy odczytać zdjęć HEIC. Zapisz je jako JPEG lub wyślij zrzut ekranu.',
    tr: 'HEIC resimlerini okuyamıyoruz. Lütfen JPEG olarak kaydedin ya da ekran görüntüsünü gönderin.',
  },
  PICTURES_FULL: {
    code: 422,
    en: 'Your company has reached its 50 MB of pictures. There will be room again once we close earlier reports.',
    pl: 'Twoja firma ma już u nas 50 MB zdjęć. Miejsce zwolni się, gdy zamkniemy wcześniejsze zgłoszenia.',
    tr: 'Firmanızın bizde 50 MB fotoğrafı var. Önceki bildirimleri kapattığımızda yer açılır.',
  },
  RESET_LINK_USED: {
    code: 422,
    en: 'This link is no longer valid. Please ask for a new one.',
    pl: 'Ten link nie jest już ważny. Poproś o nowy.',
    tr: 'Bu bağlantı artık geçerli değil. Lütfen yenisini isteyin.',
  },
  WRONG_PASSWORD: {
    code: 422,
    en: 'The password is incorrect.',
    pl: 'Hasło jest nieprawidłowe.',
    tr: 'Şifre doğru değil.',
  },
  LINK_EXPIRED: {
    code: 422,
    en: 'This link is no longer valid.',
    pl: 'Ten link już nie działa.',
    tr: 'Bu bağlantı artık geçerli değil.',
  },
  LOGIN_EXISTS: {
    code: 422,
    en: 'This address already has an account with your company.',
    pl: 'Ten adres ma już konto w Twojej firmie.',
    tr: 'Bu adresin firmanızda zaten bir hesabı var.',
  },
  LAST_OWNER: {
    code: 422,
    en: 'Someone else must be made an owner first.',
    pl: 'Najpierw ktoś inny musi zostać właścicielem konta.',
    tr: 'Önce başka birinin hesap sahibi olması gerekiyor.',
  },
  TOO_MANY_SITES: {
    code: 422,
    en: 'You have reached the maximum number of delivery sites. Please close one first.',
    pl: 'Masz już tyle miejsc dostawy, ile można mieć. Najpierw zamknij któreś z nich.',
    tr: 'Olabilecek en fazla teslimat noktasına sahipsiniz. Lütfen önce birini kapatın.',
  },
  KEY_REUSED: {
    code: 422,
    en: 'This key was used for something else.',
    pl: 'Ten klucz został użyty do czegoś innego.',
    tr: 'Bu anahtar başka bir işlem için kullanıldı.',
  },
  LINE_NOT_FOUND: {
    code: 404,
    en: 'product could not found!',
    pl: 'nie znaleziono produktu!',
    tr: 'ürün bulunamadı!',
  },
  BASKET_NOT_CREATED: {
    code: 422,
    en: 'error while creating basket',
    pl: 'błąd podczas tworzenia koszyka',
    tr: 'sepet oluşturulurken hata oluştu',
  },
  TOO_MANY_ATTEMPTS: {
    code: 429,
    en: 'Too many attempts. Please try again in {seconds} s.',
    pl: 'Zbyt wiele prób. Spróbuj ponownie za {seconds} s.',
    tr: 'Çok fazla deneme. Lütfen {seconds} sn sonra yeniden deneyin.',
  },
  INTERNAL: {
    code: 500,
    en: 'An error has occurred. Reference: {reference}',
    pl: 'Wystąpił błąd. Numer: {reference}',
    tr: 'Bir hata oluştu. Referans: {reference}',
  },
  BUSY: {
    code: 503,
    en: 'We are busy right now. Please try again shortly.',
    pl: 'Mamy teraz duży ruch. Spróbuj ponownie za chwilę.',
    tr: 'Şu anda yoğunuz. Lütfen az sonra yeniden deneyin.',
  },
} as const satisfies Record<string, { readonly code: number } & Record<Language, string>>

export type RefusalKey = keyof typeof refusals

export interface ApiRefusal {
  readonly key: RefusalKey
  readonly facts: Readonly<Record<string, string | number>>
}

/** A user's message with its placeholders filled. Details for developers follow behind it. */
export function filled(text: string, facts: ApiRefusal['facts']): string {
  const whole = text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
  return facts['reason'] === undefined ? whole : `${whole} ${facts['reason']}`
}

/** The specified form of an error's message: a JSON text of code, key and message. */
export function refusalMessage(refusal: ApiRefusal, language: Language): string {
  return JSON.stringify({
    code: refusals[refusal.key].code,
    key: refusal.key,
    message: filled(refusals[refusal.key][language], refusal.facts),
  })
}
