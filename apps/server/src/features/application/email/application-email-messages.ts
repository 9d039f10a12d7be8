import type { Language } from '@provender/domain/languages'

/** `{shop}`, `{company}`, `{phone}`, `{email}`, `{login}`, `{reason}` and `{number}` are filled in. */
interface Email {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The label of the link, if there is one. */
  readonly link?: string
  readonly remarks?: readonly string[]
  readonly why: string
}

export type EmailName =
  | 'RECEIVED'
  | 'ALREADY_HERE'
  | 'TO_DECIDE'
  | 'ACTIVATED'
  | 'ACTIVATED_WITHOUT_PASSWORD'
  | 'REJECTED'
  | 'PASSWORD_RESET'
  | 'RESET'
  | 'RESET_WAITS'

interface JoiningWords {
  readonly emails: Readonly<Record<EmailName, Email>>
  /** Added to the text if there is a number to call. */
  readonly callUs: string
}

/** The texts of e-mails about applications and passwords. */
export const applicationEmailMessages: Readonly<Record<Language, JoiningWords>> = {
  en: {
    callUs: 'You can call us: {phone}.',
    emails: {
      RECEIVED: {
        subject: 'We have your application',
        title: 'Thank you for applying',
        paragraphs: [
          "We have your application for {company}. We'll review it, activate your account and e-mail you.",
          'You can log in once it is activated.',
        ],
        why: 'You receive this because someone applied at {shop} with this e-mail address. If it was not you, you can ignore this e-mail.',
      },
      ALREADY_HERE: {
        subject: 'You already have an account',
        title: 'You already have an account',
        paragraphs: [
          'Someone applied at {shop} with this e-mail address. It already has an account, which stays as it is.',
          'If it was you, log in as before. If you have forgotten your password, ask for a new one.',
        ],
        link: 'New password',
        why: 'You receive this because someone applied at {shop} with this e-mail address. If it was not you, you can ignore this e-mail.',
      },
      TO_DECIDE: {
        subject: 'New application: {company}',
        title: 'A business wants to be your customer',
        paragraphs: [
          '{company} has applied. Call {login} at {phone}, or write to {email}.',
          'Full application: npm run staff -- applications show {number}',
        ],
        why: 'You receive this as the contact address of {shop}.',
      },
      ACTIVATED: {
        subject: 'Your account is activated',
        title: 'Welcome to {shop}',
        paragraphs: [
          'Your account for {company} is activated. You can log in with {email} and your password, and order.',
        ],
        link: 'Log in',
        why: 'You receive this because your account at {shop} was activated.',
      },
      ACTIVATED_WITHOUT_PASSWORD: {
        subject: 'Your account is activated',
        title: 'Welcome to {shop}',
        paragraphs: [
          'Your account for {company} is activated. Choose a password, then log in with {email} and order.',
        ],
        link: 'Choose a password',
        why: 'You receive this because your account at {shop} was activated.',
      },
      REJECTED: {
        subject: 'About your application',
        title: 'We cannot activate your account',
        paragraphs: ['Thank you for applying with {company}. We cannot open an account for you.', '{reason}'],
        why: 'You receive this because you applied at {shop}.',
      },
      PASSWORD_RESET: {
        subject: 'Your password was changed',
        title: 'Your password was changed',
        paragraphs: [
          'The password of {email} was changed just now, through a link we sent to this address. You have been logged out on all devices.',
          'If it was not you, please get in touch with us at once.',
        ],
        why: 'You receive this because it concerns the security of your account at {shop}.',
      },
      RESET: {
        subject: 'New password for {shop}',
        title: 'Choose a new password',
        paragraphs: ['Someone asked for a new password for {email}. This link lets you choose one.'],
        link: 'Choose a new password',
        remarks: [
          'The link works once, for 30 minutes. Please do not share it with anyone.',
          'If you did not ask for it, ignore this e-mail: your password stays as it is.',
        ],
        why: 'You receive this because someone asked for a new password at {shop} with this e-mail address.',
      },
      RESET_WAITS: {
        subject: 'Account Activation Required',
        title: 'Account Activation Required',
        paragraphs: [
          'Someone asked for a new password with this e-mail address. Your account has to be activated before its first use. Please contact or call us.',
        ],
        why: 'You receive this because someone asked for a new password at {shop} with this e-mail address.',
      },
    },
  },
  pl: {
    callUs: 'Możesz do nas zadzwonić: {phone}.',
    emails: {
      RECEIVED: {
        subject: 'Otrzymaliśmy Twoje zgłoszenie',
        title: 'Dziękujemy za zgłoszenie',
        paragraphs: [
          'Otrzymaliśmy zgłoszenie firmy {company}. Sprawdzimy je i aktywujemy Twoje konto; wtedy otrzymasz od nas wiadomość.',
          'Do czasu aktywacji nie możesz się jeszcze zalogować.',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ ktoś zgłosił się do {shop}, podając ten adres e-mail. Jeśli to nie Ty, nie musisz nic robić.',
      },
      ALREADY_HERE: {
        subject: 'Masz już konto',
        title: 'Masz już konto',
        paragraphs: [
          'Ktoś zgłosił się do {shop}, podając ten adres e-mail. Konto z tym adresem już istnieje i pozostaje bez zmian.',
          'Jeśli to Ty, zaloguj się jak dotąd. Jeśli nie pamiętasz hasła, poproś o nowe.',
        ],
        link: 'Nowe hasło',
        why: 'Otrzymujesz tę wiadomość, ponieważ ktoś zgłosił się do {shop}, podając ten adres e-mail. Jeśli to nie Ty, nie musisz nic robić.',
      },
      TO_DECIDE: {
        subject: 'Nowe zgłoszenie: {company}',
        title: 'Firma chce zostać Twoim klientem',
        paragraphs: [
          'Zgłosiła się firma {company}. Zadzwoń: {login}, {phone}, lub napisz na adres {email}.',
          'Całe zgłoszenie: npm run staff -- applications show {number}',
        ],
        why: 'Otrzymujesz tę wiadomość jako adres kontaktowy {shop}.',
      },
      ACTIVATED: {
        subject: 'Twoje konto jest aktywne',
        title: 'Witamy w {shop}',
        paragraphs: [
          'Twoje konto dla firmy {company} jest aktywne. Zaloguj się adresem {email} i swoim hasłem, aby zamawiać.',
        ],
        link: 'Zaloguj się',
        why: 'Otrzymujesz tę wiadomość, ponieważ Twoje konto w {shop} zostało aktywowane.',
      },
      ACTIVATED_WITHOUT_PASSWORD: {
        subject: 'Twoje konto jest aktywne',
        title: 'Witamy w {shop}',
        paragraphs: [
          'Twoje konto dla firmy {company} jest aktywne. Ustaw hasło, a potem zaloguj się adresem {email} i zamawiaj.',
        ],
        link: 'Ustaw hasło',
        why: 'Otrzymujesz tę wiadomość, ponieważ Twoje konto w {shop} zostało aktywowane.',
      },
      REJECTED: {
        subject: 'W sprawie Twojego zgłoszenia',
        title: 'Nie możemy aktywować Twojego konta',
        paragraphs: [
          'Dziękujemy za zgłoszenie firmy {company}. Niestety nie możemy otworzyć dla Ciebie konta.',
          '{reason}',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ wpłynęło od Ciebie zgłoszenie do {shop}.',
      },
      PASSWORD_RESET: {
        subject: 'Twoje hasło zostało zmienione',
        title: 'Twoje hasło zostało zmienione',
        paragraphs: [
          'Hasło konta {email} zostało przed chwilą zmienione za pomocą linku wysłanego na ten adres. Wylogowaliśmy Cię na wszystkich urządzeniach.',
          'Jeśli to nie Ty, natychmiast się z nami skontaktuj.',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta w {shop}.',
      },
      RESET: {
        subject: 'Nowe hasło do {shop}',
        title: 'Ustaw nowe hasło',
        paragraphs: ['Ktoś poprosił o nowe hasło dla {email}. Ten link pozwala je ustawić.'],
        link: 'Ustaw nowe hasło',
        remarks: [
          'Link jest ważny przez 30 minut i można go użyć jeden raz. Nie przekazuj go nikomu.',
          'Jeśli to nie Ty, nie musisz nic robić: Twoje hasło pozostaje bez zmian.',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ ktoś poprosił w {shop} o nowe hasło, podając ten adres e-mail.',
      },
      RESET_WAITS: {
        subject: 'Wymagana aktywacja konta',
        title: 'Wymagana aktywacja konta',
        paragraphs: [
          'Ktoś poprosił o nowe hasło, podając ten adres e-mail. Przed pierwszym użyciem Twoje konto musi zostać aktywowane. Skontaktuj się z nami lub zadzwoń.',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ ktoś poprosił w {shop} o nowe hasło, podając ten adres e-mail.',
      },
    },
  },
  tr: {
    callUs: 'Bizi arayabilirsiniz: {phone}.',
    emails: {
      RECEIVED: {
        subject: 'Başvurunuzu aldık',
        title: 'Başvurunuz için teşekkürler',
        paragraphs: [
          '{company} için başvurunuzu aldık. İnceleyip hesabınızı etkinleştireceğiz; o zaman bizden bir ileti alacaksınız.',
          'Etkinleştirilene kadar henüz giriş yapamazsınız.',
        ],
        why: 'Bu iletiyi, biri {shop} mağazasına bu e-posta adresiyle başvurduğu için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez.',
      },
      ALREADY_HERE: {
        subject: 'Zaten bir hesabınız var',
        title: 'Zaten bir hesabınız var',
        paragraphs: [
          'Biri {shop} mağazasına bu e-posta adresiyle başvurdu. Bu adresin zaten bir hesabı var ve olduğu gibi kalıyor.',
          'Sizseniz eskisi gibi giriş yapın. Şifrenizi unuttuysanız yenisini isteyin.',
        ],
        link: 'Yeni şifre',
        why: 'Bu iletiyi, biri {shop} mağazasına bu e-posta adresiyle başvurduğu için alıyorsunuz. Siz değilseniz bir şey yapmanız gerekmez.',
      },
      TO_DECIDE: {
        subject: 'Yeni başvuru: {company}',
        title: 'Bir işletme müşteriniz olmak istiyor',
        paragraphs: [
          '{company} başvurdu. Arayın: {login}, {phone}, ya da {email} adresine yazın.',
          'Tamamını okumak için: npm run staff -- applications show {number}',
        ],
        why: 'Bu iletiyi {shop} mağazasının iletişim adresi olarak alıyorsunuz.',
      },
      ACTIVATED: {
        subject: 'Hesabınız etkinleştirildi',
        title: '{shop} mağazasına hoş geldiniz',
        paragraphs: [
          '{company} için hesabınız etkinleştirildi. {email} ve şifrenizle giriş yapıp sipariş verebilirsiniz.',
        ],
        link: 'Giriş yap',
        why: 'Bu iletiyi {shop} mağazasındaki hesabınız etkinleştirildiği için alıyorsunuz.',
      },
      ACTIVATED_WITHOUT_PASSWORD: {
        subject: 'Hesabınız etkinleştirildi',
        title: '{shop} mağazasına hoş geldiniz',
        paragraphs: [
          '{company} için hesabınız etkinleştirildi. Bir şifre seçin, sonra {email} ile giriş yapıp sipariş verin.',
        ],
        link: 'Şifre seç',
        why: 'Bu iletiyi {shop} mağazasındaki hesabınız etkinleştirildiği için alıyorsunuz.',
      },
      REJECTED: {
        subject: 'Başvurunuz hakkında',
        title: 'Hesabınızı etkinleştiremiyoruz',
        paragraphs: [
          '{company} adına başvurduğunuz için teşekkür ederiz. Ne yazık ki size hesap açamıyoruz.',
          '{reason}',
        ],
        why: 'Bu iletiyi {shop} mağazasına başvurduğunuz için alıyorsunuz.',
      },
      PASSWORD_RESET: {
        subject: 'Şifreniz değiştirildi',
        title: 'Şifreniz değiştirildi',
        paragraphs: [
          '{email} hesabının şifresi az önce, bu adrese gönderdiğimiz bir bağlantıyla değiştirildi. Tüm cihazlarda oturumunuz kapatıldı.',
          'Siz değilseniz lütfen hemen bizimle iletişime geçin.',
        ],
        why: 'Bu iletiyi {shop} mağazasındaki hesabınızın güvenliğiyle ilgili olduğu için alıyorsunuz.',
      },
      RESET: {
        subject: '{shop} için yeni şifre',
        title: 'Yeni bir şifre seçin',
        paragraphs: ['Biri {email} için yeni bir şifre istedi. Bu bağlantıyla yenisini seçebilirsiniz.'],
        link: 'Yeni şifre seç',
        remarks: [
          'Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir. Lütfen kimseyle paylaşmayın.',
          'Siz istemediyseniz bir şey yapmanız gerekmez: şifreniz olduğu gibi kalır.',
        ],
        why: 'Bu iletiyi, biri {shop} mağazasında bu e-posta adresiyle yeni şifre istediği için alıyorsunuz.',
      },
      RESET_WAITS: {
        subject: 'Hesabın etkinleştirilmesi gerekiyor',
        title: 'Hesabın etkinleştirilmesi gerekiyor',
        paragraphs: [
          'Biri bu e-posta adresiyle yeni bir şifre istedi. Hesabınızın ilk kullanımdan önce etkinleştirilmesi gerekiyor. Lütfen bizimle iletişime geçin ya da bizi arayın.',
        ],
        why: 'Bu iletiyi, biri {shop} mağazasında bu e-posta adresiyle yeni şifre istediği için alıyorsunuz.',
      },
    },
  },
}
