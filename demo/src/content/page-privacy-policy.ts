import type { TranslatedText } from '@provender/domain/languages'

export const privacyPolicy: TranslatedText = {
  en: `This is the policy of a demonstration shop. Replace it with your own before you trade.

## What we keep

- **Your business**: name, addresses, telephone numbers, price list and credit terms.
- **The people who order**: name, e-mail address, what they marked as favourite and what they asked to be told about.
- **Orders**: what was ordered, when, for how much, and where it went.
- **Devices**: a number for each device you use, so that a basket begun on one goes on with on another.

## What we do with it

We use it to price, pick, deliver and invoice your orders, to answer you, and to keep the accounts the law asks for. We do
not sell it and we do not show it to other customers.

## How long

Orders and invoices are kept for six years. Everything else goes within thirty days of the account being deleted.

## Your say

You can ask for a copy of what we hold, correct it, or have the account deleted under *Settings*. Write to
privacy@provender.example with any question.`,
  pl: `To polityka sklepu demonstracyjnego. Przed rozpoczęciem sprzedaży zastąp ją własną.

## Co przechowujemy

- **Dane firmy**: nazwę, adresy, telefony, cennik i warunki kredytu.
- **Dane osób zamawiających**: imię i nazwisko, adres e-mail, ulubione produkty i prośby o powiadomienia.
- **Zamówienia**: co, kiedy, za ile i dokąd.
- **Urządzenia**: numer każdego urządzenia, aby koszyk rozpoczęty na jednym można było dokończyć na innym.

## Do czego to służy

Do wyceny, skompletowania, dostarczenia i zafakturowania zamówień, do odpowiedzi na pytania oraz do ksiąg, których wymaga
prawo. Nie sprzedajemy danych i nie pokazujemy ich innym klientom.

## Jak długo

Zamówienia i faktury przechowujemy sześć lat. Pozostałe dane usuwamy w ciągu trzydziestu dni od usunięcia konta.

## Twoje prawa

Możesz poprosić o kopię danych, poprawić je albo usunąć konto w *Ustawieniach*. Pytania prosimy kierować na adres
privacy@provender.example.`,
  tr: `Bu, tanıtım amaçlı bir mağazanın politikasıdır. Satışa başlamadan önce kendi metninizle değiştirin.

## Neleri saklıyoruz

- **İşletmeniz**: unvan, adresler, telefonlar, fiyat listesi ve vade koşulları.
- **Sipariş veren kişiler**: ad, e-posta adresi, favoriler ve haber verilmesi istenen ürünler.
- **Siparişler**: ne, ne zaman, kaça alındı ve nereye gitti.
- **Cihazlar**: bir cihazda başlanan sepete diğerinde devam edilebilsin diye her cihaz için bir numara.

## Ne için kullanıyoruz

Siparişlerinizi fiyatlandırmak, hazırlamak, teslim etmek ve faturalamak, size yanıt vermek ve yasanın istediği defterleri
tutmak için. Verileri satmayız ve başka müşterilere göstermeyiz.

## Ne kadar süre

Siparişler ve faturalar altı yıl saklanır. Geri kalan her şey, hesap silindikten sonra otuz gün içinde silinir.

## Haklarınız

Sakladıklarımızın bir kopyasını isteyebilir, düzeltebilir veya hesabınızı *Ayarlar* bölümünden silebilirsiniz. Sorularınız
için privacy@provender.example adresine yazın.`,
}
