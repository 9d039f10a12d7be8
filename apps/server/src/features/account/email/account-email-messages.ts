import type { Language } from '@provender/domain/languages'
import { type AddressChangeEmailKind, addressChangeEmailMessages } from './address-change-email-messages.ts'
import type { EmailText } from './email-text.ts'

/** The kinds of account e-mails. */
export type AccountEmailKind =
  | 'PASSWORD_CHANGED'
  | 'INVITATION'
  | 'INVITATION_OF_KNOWN'
  | 'DELETION_ASKED'
  | 'DELETION_PLANNED'
  | AddressChangeEmailKind

/** The texts of account e-mails, with placeholders for `{shop}` and the facts. */
export const accountEmailMessages: Readonly<Record<Language, Readonly<Record<AccountEmailKind, EmailText>>>> =
  {
    en: {
      ...addressChangeEmailMessages.en,
      PASSWORD_CHANGED: {
        subject: 'Your password was changed',
        title: 'Your password was changed',
        lead: 'The password of {email} was changed on {day}. Everyone else using it has been logged out.',
        go: 'Open your account',
        remarks: ['If this was not you, call us at once: someone else knows your password.'],
        why: 'You received this e-mail because it concerns the security of your account at {shop}.',
      },
      INVITATION: {
        subject: '{inviter} invites you to order for {company}',
        title: 'Order for {company}',
        lead: '{inviter} has invited you to order at {shop} for {company}. Choose a password to share its baskets, prices and orders.',
        go: 'Choose your password',
        remarks: ['The link works once, until {day}. If you do not know {company}, ignore this e-mail.'],
        why: 'You received this e-mail because {company}, a customer of {shop}, gave us your address.',
      },
      INVITATION_OF_KNOWN: {
        subject: '{inviter} invites you to order for {company}',
        title: 'You already have an account',
        lead: '{inviter} has invited you to order at {shop} for {company}. But {email} already has an account here, and an account is for one company.',
        go: 'Open the shop',
        remarks: ['Give {inviter} another address and we will send the invitation there.'],
        why: 'You received this e-mail because {company}, a customer of {shop}, gave us your address.',
      },
      DELETION_ASKED: {
        subject: 'Confirm that you want to delete your account',
        title: 'Delete your account?',
        lead: 'You asked us to delete {email} at {shop}. Nothing happens until you confirm.',
        go: 'Confirm deletion',
        remarks: [
          'The link works until {day}.',
          'If you did not ask for this, change your password: someone else knows it.',
        ],
        why: 'You received this e-mail because someone logged in to your account asked for it.',
      },
      DELETION_PLANNED: {
        subject: 'Your account will be deleted on {day}',
        title: 'Your account will be deleted',
        lead: 'You confirmed the deletion. On {day} we will delete {email}: name, address, password, favourites, notifications and devices. Until then you can keep your account.',
        go: 'Keep my account',
        remarks: [
          'Orders and invoices of {company} are kept, as the law requires, without your name.',
          'This is our last e-mail about it.',
        ],
        why: 'You received this e-mail because it concerns your account at {shop}.',
      },
    },
    pl: {
      ...addressChangeEmailMessages.pl,
      PASSWORD_CHANGED: {
        subject: 'Twoje hasło zostało zmienione',
        title: 'Twoje hasło zostało zmienione',
        lead: 'Hasło do konta {email} zostało zmienione ({day}). Wszystkie inne urządzenia zalogowane tym hasłem zostały wylogowane.',
        go: 'Otwórz swoje konto',
        remarks: ['Jeśli to nie Ty, zadzwoń do nas od razu: ktoś inny zna Twoje hasło.'],
        why: 'Otrzymujesz tę wiadomość, ponieważ dotyczy bezpieczeństwa Twojego konta: {shop}.',
      },
      INVITATION: {
        subject: '{inviter} zaprasza Cię do zamawiania: {company}',
        title: 'Zamawiaj dla firmy {company}',
        lead: '{inviter} zaprasza Cię do logowania się w {shop} w imieniu firmy {company}. Ustaw hasło, aby korzystać z jej koszyków, cen i zamówień.',
        go: 'Ustaw hasło',
        remarks: [
          'Link jest jednorazowy i ważny do: {day}. Jeśli nie znasz firmy {company}, zignoruj tę wiadomość.',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ Twój adres podała nam firma {company}, klient {shop}.',
      },
      INVITATION_OF_KNOWN: {
        subject: '{inviter} zaprasza Cię do zamawiania: {company}',
        title: 'Masz już konto',
        lead: '{inviter} zaprasza Cię do logowania się w {shop} w imieniu firmy {company}. Adres {email} ma już jednak u nas konto, a jedno konto należy do jednej firmy.',
        go: 'Otwórz sklep',
        remarks: ['Podaj inny swój adres ({inviter} na niego czeka), a zaproszenie przyjdzie tam.'],
        why: 'Otrzymujesz tę wiadomość, ponieważ Twój adres podała nam firma {company}, klient {shop}.',
      },
      DELETION_ASKED: {
        subject: 'Potwierdź usunięcie konta',
        title: 'Usunąć Twoje konto?',
        lead: 'Poproszono nas o usunięcie konta {email} w {shop}. Nic się nie stanie, dopóki tego nie potwierdzisz.',
        go: 'Przejdź do potwierdzenia',
        remarks: ['Link działa do: {day}.', 'Jeśli to nie Twoja prośba, zmień hasło: ktoś inny je zna.'],
        why: 'Otrzymujesz tę wiadomość, ponieważ poprosiła o to osoba zalogowana na Twoje konto.',
      },
      DELETION_PLANNED: {
        subject: 'Twoje konto zostanie usunięte: {day}',
        title: 'Twoje konto zostanie usunięte',
        lead: 'Usunięcie zostało potwierdzone. Konto {email} usuniemy: {day}. Znikną wtedy imię i nazwisko, adres, hasło, ulubione, powiadomienia i urządzenia. Do tego czasu możesz zmienić zdanie.',
        go: 'Zachowaj moje konto',
        remarks: [
          'Zamówienia i faktury firmy {company} musimy zgodnie z prawem zachować, ale bez Twojego nazwiska.',
          'To nasza ostatnia wiadomość w tej sprawie.',
        ],
        why: 'Otrzymujesz tę wiadomość, ponieważ dotyczy Twojego konta: {shop}.',
      },
    },
    tr: {
      ...addressChangeEmailMessages.tr,
      PASSWORD_CHANGED: {
        subject: 'Şifreniz değiştirildi',
        title: 'Şifreniz değiştirildi',
        lead: '{email} hesabının şifresi {day} tarihinde değiştirildi. Bu şifreyle açık olan diğer tüm oturumlar kapatıldı.',
        go: 'Hesabınızı açın',
        remarks: ['Bunu siz yapmadıysanız bizi hemen arayın: şifrenizi başka biri biliyor.'],
        why: 'Bu iletiyi {shop} hesabınızın güvenliğiyle ilgili olduğu için aldınız.',
      },
      INVITATION: {
        subject: '{inviter} sizi {company} adına sipariş vermeye davet ediyor',
        title: '{company} adına sipariş verin',
        lead: '{inviter}, {company} adına {shop} üzerinde oturum açmanız için sizi davet ediyor. Bir şifre belirleyin; firmanın sepetlerini, fiyatlarını ve siparişlerini paylaşın.',
        go: 'Şifrenizi belirleyin',
        remarks: [
          'Bağlantı {day} tarihine kadar ve bir kez geçerlidir. {company} firmasını tanımıyorsanız dikkate almayın.',
        ],
        why: 'Bu iletiyi, {shop} müşterisi olan {company} bize adresinizi verdiği için aldınız.',
      },
      INVITATION_OF_KNOWN: {
        subject: '{inviter} sizi {company} adına sipariş vermeye davet ediyor',
        title: 'Zaten bir hesabınız var',
        lead: '{inviter}, {company} adına {shop} üzerinde oturum açmanız için sizi davet ediyor. Ancak {email} adresinin burada zaten bir hesabı var ve bir hesap tek bir firma içindir.',
        go: 'Mağazayı açın',
        remarks: ['Başka bir adresinizi bildirin ({inviter} bekliyor); davet oraya gelir.'],
        why: 'Bu iletiyi, {shop} müşterisi olan {company} bize adresinizi verdiği için aldınız.',
      },
      DELETION_ASKED: {
        subject: 'Hesabınızın silinmesini onaylayın',
        title: 'Hesabınız silinsin mi?',
        lead: '{shop} üzerindeki {email} hesabının silinmesini istediniz. Siz onaylamadan hiçbir şey olmaz.',
        go: 'Onaylamaya geç',
        remarks: [
          'Bağlantı {day} tarihine kadar geçerlidir.',
          'Bunu siz istemediyseniz şifrenizi değiştirin: başka biri biliyor.',
        ],
        why: 'Bu iletiyi, hesabınızla oturum açmış biri istediği için aldınız.',
      },
      DELETION_PLANNED: {
        subject: 'Hesabınız {day} tarihinde silinecek',
        title: 'Hesabınız silinecek',
        lead: 'Silmeyi onayladınız. {day} tarihinde {email} hesabını sileceğiz: ad, adres, şifre, favoriler, bildirimler ve cihazlar. O güne kadar vazgeçebilirsiniz.',
        go: 'Hesabımı koru',
        remarks: [
          '{company} firmasının siparişleri ve faturaları, yasa gereği, adınız olmadan kalır.',
          'Bu konudaki son iletimiz budur.',
        ],
        why: 'Bu iletiyi {shop} hesabınızla ilgili olduğu için aldınız.',
      },
    },
  }
