import type { Language } from '@provender/domain/languages'
import type { LetterText } from './letter-text.ts'

export type EmailLetterKind = 'EMAIL_CONFIRM' | 'EMAIL_OF_KNOWN' | 'EMAIL_ASKED' | 'EMAIL_CHANGED'

/** What letters say when somebody wants to sign in with another address. */
export const emailLetterWords: Readonly<Record<Language, Readonly<Record<EmailLetterKind, LetterText>>>> = {
  en: {
    EMAIL_CONFIRM: {
      subject: 'Confirm your new e-mail',
      title: 'Is this your address?',
      lead: 'A login at {shop} is to sign in with {email} from now on. Nothing changes until you confirm it.',
      go: 'Go on to confirm',
      remarks: ['The link is good until {day}.', 'If you did not ask for this, let it be.'],
      why: 'You get this because somebody with a login at {shop} gave us your address.',
    },
    EMAIL_OF_KNOWN: {
      subject: 'This e-mail already signs in',
      title: 'This e-mail already signs in',
      lead: 'A login at {shop} was to sign in with {email}. But this address has a login of its own here, so nothing was changed.',
      go: 'Open the shop',
      remarks: ['If you did not ask for this, let it be.'],
      why: 'You get this because somebody with a login at {shop} gave us your address.',
    },
    EMAIL_ASKED: {
      subject: 'Your e-mail is to be changed',
      title: 'Your e-mail is to be changed',
      lead: 'Somebody signed in as you wants to sign in at {shop} with another address than {email}. Until it is confirmed there, nothing changes.',
      go: 'Open your settings',
      remarks: ['If this was not you, change your password: somebody else knows it.'],
      why: 'You get this because it is about the safety of your login at {shop}.',
    },
    EMAIL_CHANGED: {
      subject: 'Your e-mail was changed',
      title: 'Your e-mail was changed',
      lead: 'Since {day} your login at {shop} signs in with another address than {email}. The password is the same.',
      go: 'Open your settings',
      remarks: ['If this was not you, call us at once.', 'This is our last letter to this address about it.'],
      why: 'You get this because it is about the safety of your login at {shop}.',
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
