import type { Language } from '@provender/domain/languages'
import type { EmailText } from './email-text.ts'

export type AddressChangeEmailKind = 'EMAIL_CONFIRM' | 'EMAIL_OF_KNOWN' | 'EMAIL_ASKED' | 'EMAIL_CHANGED'

/** The texts of e-mails about a change of address. */
export const addressChangeEmailMessages: Readonly<
  Record<Language, Readonly<Record<AddressChangeEmailKind, EmailText>>>
> = {
  en: {
    EMAIL_CONFIRM: {
      subject: 'Confirm your new e-mail',
      title: 'Is this your address?',
      lead: 'Someone with an account at {shop} wants to log in with {email} from now on. Nothing changes until you confirm.',
      go: 'Confirm address',
      remarks: ['The link works until {day}.', 'If you did not ask for this, ignore this e-mail.'],
      why: 'You received this e-mail because someone with an account at {shop} gave us your address.',
    },
    EMAIL_OF_KNOWN: {
      subject: 'This address already has an account',
      title: 'This address already has an account',
      lead: 'Someone wanted to log in to their account at {shop} with {email}. This address already has an account of its own, so nothing was changed.',
      go: 'Open the shop',
      remarks: ['If you did not ask for this, ignore this e-mail.'],
      why: 'You received this e-mail because someone with an account at {shop} gave us your address.',
    },
    EMAIL_ASKED: {
      subject: 'Request to change your e-mail address',
      title: 'Request to change your e-mail address',
      lead: 'Someone logged in to your account at {shop} wants to use a different address instead of {email}. Nothing changes until it is confirmed there.',
      go: 'Open your settings',
      remarks: ['If this was not you, change your password: someone else knows it.'],
      why: 'You received this e-mail because it concerns the security of your account at {shop}.',
    },
    EMAIL_CHANGED: {
      subject: 'Your e-mail address was changed',
      title: 'Your e-mail address was changed',
      lead: 'Your account at {shop} has used a different address instead of {email} since {day}. Your password is unchanged.',
      go: 'Open your settings',
      remarks: ['If this was not you, call us at once.', 'This is our last e-mail to this address about it.'],
      why: 'You received this e-mail because it concerns the security of your account at {shop}.',
    },
  },
  pl: {
    EMAIL_CONFIRM: {
      subject: 'Potwierdź nowy adres e-mail',
      title: 'Czy to Twój adres?',
      lead: 'Adres {email} ma odtąd służyć do logowania się na konto w {shop}. Nic się nie zmieni, dopóki tego nie potwierdzisz.',
      go: 'Przejdź do potwierdzenia',
      remarks: ['Link działa do: {day}.', 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość.'],
      why: 'Otrzymujesz tę wiadomość, ponieważ Twój adres podała nam osoba z kontem w {shop}.',
    },
    EMAIL_OF_KNOWN: {
      subject: 'Ten adres e-mail ma już konto',
      title: 'Ten adres e-mail ma już konto',
      lead: 'Adres {email} miał służyć do logowania się na inne konto w {shop}. Ma już jednak u nas własne konto, więc nic się nie zmieniło.',
      go: 'Otwórz sklep',
      remarks: ['Jeśli to nie Twoja prośba, zignoruj tę wiadomość.'],
      why: 'Otrzymujesz tę wiadomość, ponieważ Twój adres podała nam osoba z kontem w {shop}.',
    },
    EMAIL_ASKED: {
      subject: 'Poproszono o zmianę Twojego adresu e-mail',
      title: 'Poproszono o zmianę Twojego adresu e-mail',
      lead: 'Osoba zalogowana na Twoje konto chce logować się w {shop} innym adresem niż {email}. Dopóki nie zostanie on potwierdzony, nic się nie zmieni.',
      go: 'Otwórz ustawienia',
      remarks: ['Jeśli to nie Ty, zmień hasło: ktoś inny je zna.'],
      why: 'Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta: {shop}.',
    },
    EMAIL_CHANGED: {
      subject: 'Twój adres e-mail został zmieniony',
      title: 'Twój adres e-mail został zmieniony',
      lead: 'Do konta w {shop} logujesz się teraz innym adresem niż {email}. Data zmiany: {day}. Hasło pozostało to samo.',
      go: 'Otwórz ustawienia',
      remarks: [
        'Jeśli to nie Ty, zadzwoń do nas od razu.',
        'To nasza ostatnia wiadomość na ten adres w tej sprawie.',
      ],
      why: 'Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta: {shop}.',
    },
  },
  tr: {
    EMAIL_CONFIRM: {
      subject: 'Yeni e-posta adresinizi onaylayın',
      title: 'Bu adres sizin mi?',
      lead: 'Bir {shop} hesabına bundan böyle {email} adresiyle giriş yapılacak. Siz onaylamadan hiçbir şey değişmez.',
      go: 'Onaylamaya geç',
      remarks: ['Bağlantı {day} tarihine kadar geçerlidir.', 'Bunu siz istemediyseniz dikkate almayın.'],
      why: 'Bu iletiyi, {shop} hesabı olan biri bize adresinizi verdiği için aldınız.',
    },
    EMAIL_OF_KNOWN: {
      subject: 'Bu e-posta adresinin zaten bir hesabı var',
      title: 'Bu e-posta adresinin zaten bir hesabı var',
      lead: 'Bir {shop} hesabına {email} adresiyle giriş yapılacaktı. Ancak bu adresin burada kendi hesabı var; bu yüzden hiçbir şey değişmedi.',
      go: 'Mağazayı açın',
      remarks: ['Bunu siz istemediyseniz dikkate almayın.'],
      why: 'Bu iletiyi, {shop} hesabı olan biri bize adresinizi verdiği için aldınız.',
    },
    EMAIL_ASKED: {
      subject: 'E-posta adresinizin değiştirilmesi istendi',
      title: 'E-posta adresinizin değiştirilmesi istendi',
      lead: 'Hesabınızla oturum açmış biri, {shop} üzerinde {email} yerine başka bir adresle giriş yapmak istiyor. O adres onaylanana kadar hiçbir şey değişmez.',
      go: 'Ayarlarınızı açın',
      remarks: ['Bunu siz istemediyseniz şifrenizi değiştirin: başka biri biliyor.'],
      why: 'Bu iletiyi {shop} hesabınızın güvenliğiyle ilgili olduğu için aldınız.',
    },
    EMAIL_CHANGED: {
      subject: 'E-posta adresiniz değiştirildi',
      title: 'E-posta adresiniz değiştirildi',
      lead: '{day} tarihinden beri {shop} hesabınıza {email} yerine başka bir adresle giriş yapılıyor. Şifre aynı kaldı.',
      go: 'Ayarlarınızı açın',
      remarks: ['Bunu siz yapmadıysanız bizi hemen arayın.', 'Bu konuda bu adrese son iletimiz budur.'],
      why: 'Bu iletiyi {shop} hesabınızın güvenliğiyle ilgili olduğu için aldınız.',
    },
  },
}
